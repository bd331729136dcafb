import { createHmac } from 'node:crypto'
import { asc, eq, isNotNull, lt, lte, sql, and } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type DueWork, startDueWork } from '../../../lib/due-work'
import { spaceEvents } from './schema'

/** The service waits so long for the answer of a webhook (docs, "Webhooks"). Here the receiver is on the same machine. */
const TIMEOUT_MS = 10_000
/** Pauses double from one second to a minute. */
const LONGEST_PAUSE_S = 60
const MOST_ATTEMPTS = 20
/** How the site answers an event that it has taken before, such as one whose answer was lost. */
const ALREADY_TAKEN = 409
/** Events that were delivered or given up stay so long, in ms. */
const KEPT_MS = 7 * 24 * 60 * 60_000

export interface Webhook {
  url: string
  secret: string
}

interface EventsOptions {
  database: Queries
  webhook: Webhook
  warn(about: object, message: string): void
  onError(error: unknown): void
}

type Event = Pick<typeof spaceEvents.$inferSelect, 'id' | 'topic' | 'body' | 'attempts'>

/**
 * Tells the webhook of the space what has happened, each event at least once: until the answer is 2xx, or twenty attempts have
 * failed in about a quarter of an hour. The real service does not try again; here a host that is killed may not lose a publish.
 */
export function startEvents({ database, webhook, warn, onError }: EventsOptions): DueWork {
  async function deliver(event: Event): Promise<void> {
    const error = await send(webhook, event)
    const done = { deliveredAt: new Date(), nextAttemptAt: null, lastError: null }
    await database
      .update(spaceEvents)
      .set(error === undefined ? done : { lastError: error })
      .where(eq(spaceEvents.id, event.id))
    if (error === undefined) return
    const { topic, attempts } = event
    warn(
      { topic, attempts, url: webhook.url, error },
      attempts < MOST_ATTEMPTS
        ? 'The webhook of the content space did not take an event; it is sent again'
        : 'The webhook of the content space did not take an event, which is not sent again. Publish the story once more when the webhook works',
    )
  }
  async function deliverDue(): Promise<void> {
    for (const event of await claimDue(database, new Date())) await deliver(event)
  }
  let last = Promise.resolve()
  return startDueWork({
    // One round after the other, so that events arrive in their order.
    work: () => (last = last.then(deliverDue, deliverDue)),
    nextDue: () => nextDue(database),
    onError,
    lookEveryMs: LONGEST_PAUSE_S * 1000,
  })
}

/** Claims the due events by postponing their next attempt, so that no other process sends them too; oldest first. */
async function claimDue(database: Queries, now: Date): Promise<Event[]> {
  const { attempts, nextAttemptAt, deliveredAt, id, topic, body } = spaceEvents
  await database
    .delete(spaceEvents)
    .where(and(isNotNull(deliveredAt), lt(deliveredAt, new Date(now.getTime() - KEPT_MS))))
  const wait = sql`make_interval(secs => least(${LONGEST_PAUSE_S}, power(2, ${attempts})) + ${TIMEOUT_MS / 1000})`
  const due = await database
    .update(spaceEvents)
    .set({
      attempts: sql`${attempts} + 1`,
      nextAttemptAt: sql`case when ${attempts} + 1 < ${MOST_ATTEMPTS} then ${now.toISOString()}::timestamptz + ${wait} end`,
    })
    .where(lte(nextAttemptAt, now))
    .returning({ id, topic, body, attempts })
  return due.sort((one, other) => one.id - other.id)
}

async function nextDue(database: Queries): Promise<Date | null> {
  const [row] = await database
    .select({ at: spaceEvents.nextAttemptAt })
    .from(spaceEvents)
    .where(isNotNull(spaceEvents.nextAttemptAt))
    .orderBy(asc(spaceEvents.nextAttemptAt))
    .limit(1)
  return row?.at ?? null
}

/** Returns the error, or undefined when the webhook took the event. */
async function send({ url, secret }: Webhook, { topic, body }: Event): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-storyblok-topic': topic,
        'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok || response.status === ALREADY_TAKEN
      ? undefined
      : `The webhook answered ${response.status}`
  } catch (error) {
    return String(error)
  }
}
