import { createHmac } from 'node:crypto'
import { asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type DueWork, startDueWork } from '../../../lib/due-work'
import type { ByProvider, PaymentProviderName } from '../providers'
import { standinWebhooks } from './schema'

const SEND_TIMEOUT_MS = 3_000
/** Pauses double from one second to ten, so that a restarted shop soon gets the events it missed. */
const LONGEST_PAUSE_S = 10
const MAX_ATTEMPTS = 100

interface OutboxOptions {
  database: Queries
  targets: Partial<ByProvider<Target>>
  onError: (error: unknown) => void
}

/** Where a provider sends its events, and the key it signs them with. */
interface Target {
  webhookUrl: string
  webhookSecret: string
}

interface Event {
  id: string
  provider: PaymentProviderName
  body: string
  copies: number
}

export type Outbox = DueWork

/** Sends the events stored in the database, each until the answer is 2xx or a hundred attempts have failed. */
export function startOutbox({ database, targets, onError }: OutboxOptions): Outbox {
  async function deliver(event: Event): Promise<void> {
    const target = targets[event.provider]
    const error = target ? await send(target, event) : `${event.provider} is not embedded`
    const now = new Date()
    const again =
      event.copies > 0 ? { nextAttemptAt: now, copies: event.copies - 1 } : { nextAttemptAt: null }
    const result = error ? { lastError: error } : { ...again, deliveredAt: now, lastError: null }
    await database.update(standinWebhooks).set(result).where(eq(standinWebhooks.id, event.id))
  }

  return startDueWork({
    work: async () => void (await Promise.all((await claimDue(database, new Date())).map(deliver))),
    nextDue: () => nextDue(database),
    onError,
  })
}

/** Claims the due events by postponing their next attempt, so that no other process sends them too. */
async function claimDue(database: Queries, now: Date): Promise<Event[]> {
  const wait = sql`make_interval(secs => least(${LONGEST_PAUSE_S}, power(2, ${standinWebhooks.attempts})))`
  return database
    .update(standinWebhooks)
    .set({
      attempts: sql`${standinWebhooks.attempts} + 1`,
      nextAttemptAt: sql`case when ${standinWebhooks.attempts} + 1 < ${MAX_ATTEMPTS}
        then ${now.toISOString()}::timestamptz + ${wait} end`,
    })
    .where(lte(standinWebhooks.nextAttemptAt, now))
    .returning({
      id: standinWebhooks.id,
      provider: standinWebhooks.provider,
      body: standinWebhooks.body,
      copies: standinWebhooks.copies,
    })
}

async function nextDue(database: Queries): Promise<Date | null> {
  const [row] = await database
    .select({ at: standinWebhooks.nextAttemptAt })
    .from(standinWebhooks)
    .where(isNotNull(standinWebhooks.nextAttemptAt))
    .orderBy(asc(standinWebhooks.nextAttemptAt))
    .limit(1)
  return row?.at ?? null
}

/** Returns the error, or undefined when the shop accepted the event. */
async function send(
  { webhookUrl, webhookSecret: secret }: Target,
  { id, body }: Event,
): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret)
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${digest}`,
      },
      body,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    return response.ok ? undefined : `The shop answered ${response.status}`
  } catch (error) {
    return String(error)
  }
}
