import { Problem } from './problem'

/** Refuses an address to come back to that is not on the site's own origin, so that nobody is led astray after paying. */
export function assertOwnAddress(address: string, siteUrl: string, field: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin !== new URL(siteUrl).origin || url.username !== '' || url.password !== '') {
    throw new Problem('foreign_return_address', 'The address to return to must be on this site.', {
      [field]: `Must start with ${siteUrl}/`,
    })
  }
}
