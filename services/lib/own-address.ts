/** Characters of an address that a visitor is sent to. A payment provider refuses longer ones. */
export const LONGEST_ADDRESS = 2_000

/**
 * Parses an address to which the site is requested to send a visitor: undefined unless it is on the site's own origin, so that no link of
 * ours leads to another site.
 * @param base resolves paths; without it only absolute addresses are accepted
 */
export function readOwnAddress(address: string, siteUrl: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  const { origin, protocol } = new URL(siteUrl)
  // A blob: URL has the origin of the page that made it.
  const isOwn = url?.origin === origin && url.protocol === protocol
  return isOwn && url.username === '' && url.password === '' ? url : undefined
}
