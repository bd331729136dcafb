import { LONGEST_ADDRESS, readOwnAddress } from '../lib/own-address'
import { LoginProblem } from './problem'

/**
 * The absolute address to return to after logging in, from a path or an address.
 * Refuses whatever is not on the site's own origin, so that nobody is led astray by a link that logs in.
 */
export function ownReturnUrl(address: string, siteUrl: string): string {
  const url = readOwnAddress(address, siteUrl, siteUrl)
  if (!url || url.href.length > LONGEST_ADDRESS) throw new LoginProblem('foreign_return_address')
  return url.href
}
