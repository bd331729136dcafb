import { vi } from 'vitest'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from '../../forms/testing/fill-in'
import type { LeadFormProps } from '../lead-form'

export const SALES: LeadFormProps = {
  kind: 'sales',
  name: 'a1',
  submitText: 'Ask for a call',
  phone: '021 000 0100',
}
export const RENTAL: LeadFormProps = { ...SALES, name: 'b2', kind: 'rental', submitText: 'Ask for machines' }

/** The site is built for a CRM, without a captcha. */
export const configureCrm = (): void => {
  vi.stubEnv('GATSBY_CRM_URL', 'https://crm.example/servlet/servlet.WebToLead')
  vi.stubEnv('GATSBY_CRM_ORG_ID', '00D000000000001')
}

/** The CRM requires a captcha. */
export const configureCaptcha = (): void => {
  vi.stubEnv('GATSBY_CAPTCHA_SCRIPT', 'https://captcha.example/api.js')
  vi.stubEnv('GATSBY_CAPTCHA_SITE_KEY', 'site-key')
  vi.stubEnv('GATSBY_CAPTCHA_KEY_NAME', 'key_name')
}

type Sent = { action: string; fields: Record<string, string | string[]> }

/** Records forms instead of posting them. */
export const recordPosts = (): Sent[] => {
  const posts: Sent[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const data = new FormData(this)
    const valueOf = (name: string) => {
      const [first = '', ...others] = data.getAll(name).map(String)
      return others.length > 0 ? [first, ...others] : first
    }
    posts.push({
      action: this.action,
      fields: Object.fromEntries([...new Set(data.keys())].map((name) => [name, valueOf(name)])),
    })
  })
  return posts
}

export const user = userEvent.setup({ delay: null })

export const field = (name: RegExp) => screen.getByLabelText(name)
export const box = (name: string) => screen.getByRole('checkbox', { name })

/** The answers that the form sends after `fillWho`, without the products. */
export const ANSWERS = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '27821234567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
}

/** Fills in the person's details, with blanks and a phone number as people type them, and ticks products. */
export const fillWho = async (...products: string[]) => {
  await fillIn(user, field(/^First name/), ' Thandi ')
  await fillIn(user, field(/^Last name/), 'Nkosi')
  await fillIn(user, field(/^Email/), 'thandi@example.co.za')
  await fillIn(user, field(/^Phone/), '082 123 4567')
  await user.selectOptions(field(/turnover/), 'R50,000 - R100,000')
  await user.selectOptions(field(/^What brings/), 'Switching to Yoco')
  for (const product of products) await user.click(box(product))
}
