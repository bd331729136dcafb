import type { Session } from './schema'

/** What Stitch says in the address it returns to; it proves nothing. */
const STITCH_WORDS: Readonly<Partial<Record<Session['status'], string>>> = {
  succeeded: 'complete',
  failed: 'failed',
}

/**
 * Where the shopper goes when a page has done its work; undefined when nobody said.
 * @param redirectUri Stitch's: on the payment link's query; only the shop's own origin is taken
 */
export function wayBack(
  session: Session,
  redirectUri: string | undefined,
  siteUrl: string,
): string | undefined {
  if (session.provider === 'stitch') return stitchWayBack(session, redirectUri, siteUrl)
  const { status, successUrl, cancelUrl, failureUrl } = session
  if (status === 'succeeded' || status === 'tokenised') return successUrl ?? undefined
  return (status === 'failed' ? failureUrl : cancelUrl) ?? undefined
}

function stitchWayBack(
  { id, status, metadata }: Session,
  redirectUri: string | undefined,
  siteUrl: string,
): string | undefined {
  const url = redirectUri && URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  if (url?.origin !== new URL(siteUrl).origin) return undefined
  url.searchParams.set('id', id)
  url.searchParams.set('status', STITCH_WORDS[status] ?? 'closed')
  url.searchParams.set('externalReference', String(metadata.payment_id))
  return url.href
}
