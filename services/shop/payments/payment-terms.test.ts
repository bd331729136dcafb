import { expect, it } from 'vitest'
import { termsRefusal } from './method-rules'

const THANDI = { verifiedEmail: 'thandi@example.co.za' }

it.each<[string, Parameters<typeof termsRefusal>, string | null]>([
  [
    'where nobody can log in',
    [undefined, true],
    'We do not take orders on payment terms here. Choose another way to pay.',
  ],
  [
    'nobody who has not logged in, or whose address is not verified',
    [{ verifiedEmail: undefined }, true],
    'Log in with the account’s email address to pay on terms.',
  ],
  [
    'an account that is not approved',
    [THANDI, false],
    'No payment terms are approved for thandi@example.co.za. Choose another way to pay, or call us to apply for them.',
  ],
  ['an approved account whose owner is logged in', [THANDI, true], null],
])('payment terms: %s', (_name, [login, isApproved], refusal) => {
  expect(termsRefusal(login, isApproved)).toBe(refusal)
})
