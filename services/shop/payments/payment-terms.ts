/** Whether the caller is logged in, and with what verified address; undefined where nobody can log in. */
export type Login = { verifiedEmail: string | undefined } | undefined

/**
 * Why an order cannot be placed on payment terms, as a sentence; null when it can. Goods leave before the money comes: the
 * back office approves an account by its email address, and anybody can type one, so its owner logs in.
 */
export function termsRefusal(login: Login, isApproved: boolean): string | null {
  if (!login) return 'We do not take orders on payment terms here. Choose another way to pay.'
  if (login.verifiedEmail === undefined) return 'Log in with the account’s email address to pay on terms.'
  if (isApproved) return null
  return `No payment terms are approved for ${login.verifiedEmail}. Choose another way to pay, or call us to apply for them.`
}
