import type { FastifyBaseLogger } from 'fastify'
import type { Result } from './store'
import type { Outcome } from './state'

/** Tells people outside how a build ended. @param before how the build before it ended */
export type Notify = (result: Result, before: Outcome | undefined) => Promise<void>

const TIMEOUT_MS = 10_000
const hasFailed = (outcome: Outcome | undefined): boolean => outcome === 'failed' || outcome === 'rejected'

/** The sentence for people; undefined where there is no news: a build that went well after one that went well. */
export function newsOf(
  { outcome, reason }: Result,
  before: Outcome | undefined,
  siteUrl: string,
): string | undefined {
  if (hasFailed(outcome)) {
    const untouched = 'Visitors see the site as it was.'
    return `${siteUrl}: the last change is not published. ${reason ?? ''} ${untouched}`
  }
  return outcome === 'live' && hasFailed(before) ? `${siteUrl}: publishing works again.` : undefined
}

interface NotifyOptions {
  siteUrl: string
  /** An address that takes `{"text"}` as JSON, as the incoming webhooks of Slack, Teams and Mattermost do. Undefined: none. */
  url: string | undefined
  log: FastifyBaseLogger
}

/** Sends news to the address for notifications. A failure is a line in the log: publishing goes on. */
export const notifier =
  ({ siteUrl, url, log }: NotifyOptions): Notify =>
  async (result, before) => {
    const text = newsOf(result, before, siteUrl)
    if (!url || !text) return
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    await fetch(url, request).then(
      ({ ok, status }) => {
        if (!ok) log.warn({ status }, 'PUBLISH_NOTIFY_URL refuses notifications')
      },
      (reason: unknown) => log.warn(reason, 'PUBLISH_NOTIFY_URL cannot be reached'),
    )
  }
