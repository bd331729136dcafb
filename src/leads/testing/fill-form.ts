import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const user = userEvent.setup({ delay: null })

export const field = (name: RegExp) => screen.getByLabelText(name)
export const box = (name: string) => screen.getByRole('checkbox', { name })

/** Answers who asks, with blanks and a phone number as people type them. */
export const fillWho = async () => {
  await user.type(field(/^First name/), ' Thandi ')
  await user.type(field(/^Last name/), 'Nkosi')
  await user.type(field(/^Email/), 'thandi@example.co.za')
  await user.type(field(/^Phone/), '082 123 4567')
  await user.selectOptions(field(/turnover/), 'R50,000 - R100,000')
  await user.selectOptions(field(/^What brings/), 'Switching to Yoco')
}
