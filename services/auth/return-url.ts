import { LoginProblem } from './problem'

/**
 * The absolute address to return to after logging in, from a path or an address.
 * Refuses whatever is not on the site's own origin, so that nobody is led astray by a link that logs in.
 */
export function ownReturnUrl(address: string, siteUrl: string): string {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined
  if (url?.origin !== new URL(siteUrl).origin || url.username !== '' || url.password !== '') {
    throw new LoginProblem('foreign_return_address')
  }
  return url.href
}
