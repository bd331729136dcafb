import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from '../../forms/testing/fill-in'

export const user = userEvent.setup({ delay: null })

export const field = (name: RegExp) => screen.getByLabelText(name)
export const box = (name: string) => screen.getByRole('checkbox', { name })

/** Answers who asks, with blanks and a phone number as people type them. */
export const fillWho = async () => {
  await fillIn(user, field(/^First name/), ' Thandi ')
  await fillIn(user, field(/^Last name/), 'Nkosi')
  await fillIn(user, field(/^Email/), 'thandi@example.co.za')
  await fillIn(user, field(/^Phone/), '082 123 4567')
  await user.selectOptions(field(/turnover/), 'R50,000 - R100,000')
  await user.selectOptions(field(/^What brings/), 'Switching to Yoco')
}
