/** Characters of an address that a visitor is sent to. A payment provider refuses longer ones. */
export const LONGEST_ADDRESS = 2_000

/**
 * Reads an address that somebody asks the site to send a visitor to: undefined unless it is on the site's own origin, so that nobody is
 * led astray by a link of ours.
 * @param base where a path counts from; without it only whole addresses are read
 */
export function readOwnAddress(address: string, siteUrl: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  const { origin, protocol } = new URL(siteUrl)
  // A blob: has the origin of what made it.
  const isOwn = url?.origin === origin && url.protocol === protocol
  return isOwn && url.username === '' && url.password === '' ? url : undefined
}
