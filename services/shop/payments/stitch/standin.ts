import type { ProviderStandin } from '../standin/provider-standin'
import type { Session } from '../standin/schema'
import { stitchApi } from './standin-api'
import { describeSession } from './standin-request'

export const standin: ProviderStandin = {
  pagesPath: '/stitch/pay',
  api: stitchApi,
  cancel: { status: 'cancelled' },
  eventBody: stitchEvent,
  returnAddress: stitchReturnAddress,
}

function stitchEvent(session: Session, eventId: string): object {
  const request = describeSession(session)
  return { id: eventId, type: `payment_request.${request.status}`, data: request }
}

/** What Stitch says in the address it returns to; it proves nothing. */
const WORDS: Readonly<Partial<Record<Session['status'], string>>> = {
  succeeded: 'complete',
  failed: 'failed',
}

/** The address is on the payment link's query, and says what Stitch says. */
function stitchReturnAddress(
  { id, status, metadata }: Session,
  redirectUri: string | undefined,
  siteUrl: string,
): string | undefined {
  const url = redirectUri && URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  if (url?.origin !== new URL(siteUrl).origin) return undefined
  url.searchParams.set('id', id)
  url.searchParams.set('status', WORDS[status] ?? 'closed')
  url.searchParams.set('externalReference', String(metadata.payment_id))
  return url.href
}
