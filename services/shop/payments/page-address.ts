/**
 * The address of a payment page, where a shopper may be sent to it: over https, or on the provider's own origin or the
 * site's, which are http on a developer's machine only; without a name or password that could pass for another host.
 * @throws Error
 */
export function pageAddress(
  address: string,
  { apiUrl, siteUrl }: { apiUrl: string; siteUrl: string },
): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNamed = url !== undefined && (url.username !== '' || url.password !== '')
  const own = [apiUrl, siteUrl].map((known) => new URL(known).origin)
  if (!url || isNamed || (url.protocol !== 'https:' && !own.includes(url.origin))) {
    throw new Error('no page that a shopper can be sent to')
  }
  return address
}
