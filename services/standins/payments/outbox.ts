import { createHmac } from 'node:crypto'
import { asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { standinWebhooks } from './schema'

const SEND_TIMEOUT_MS = 3_000
const FIRST_RETRY_MS = 1_000
const MAX_ATTEMPTS = 10

interface OutboxOptions {
  database: Queries
  webhookUrl: string
  webhookSecret: string
  onError: (error: unknown) => void
}

export interface Outbox {
  /** Sends what is due now, and arranges for the rest. */
  flush(): Promise<void>
  stop(): void
}

/** Sends the events that wait in the database, each until it is answered with 2xx or has failed ten times. */
export function startOutbox({ database, webhookUrl, webhookSecret, onError }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function flush(): Promise<void> {
    const events = await claimDue(database, new Date())
    await Promise.all(events.map(deliver))
    await schedule()
  }

  async function deliver({ id, body }: { id: string; body: string }): Promise<void> {
    const error = await send(webhookUrl, webhookSecret, id, body)
    const result = error
      ? { lastError: error }
      : { nextAttemptAt: null, deliveredAt: new Date(), lastError: null }
    await database.update(standinWebhooks).set(result).where(eq(standinWebhooks.id, id))
  }

  async function schedule(): Promise<void> {
    const next = await nextDue(database)
    clearTimeout(timer)
    if (stopped || !next) return
    timer = setTimeout(() => flush().catch(onError), Math.max(0, next.getTime() - Date.now()))
    timer.unref()
  }

  return {
    flush,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Takes the events that are due and moves their next attempt away, so that no other process sends them as well. */
async function claimDue(database: Queries, now: Date): Promise<{ id: string; body: string }[]> {
  const wait = sql`make_interval(secs => ${FIRST_RETRY_MS / 1000} * power(2, ${standinWebhooks.attempts}))`
  return database
    .update(standinWebhooks)
    .set({
      attempts: sql`${standinWebhooks.attempts} + 1`,
      nextAttemptAt: sql`case when ${standinWebhooks.attempts} + 1 < ${MAX_ATTEMPTS}
        then ${now.toISOString()}::timestamptz + ${wait} end`,
    })
    .where(lte(standinWebhooks.nextAttemptAt, now))
    .returning({ id: standinWebhooks.id, body: standinWebhooks.body })
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

/** Answers what went wrong, or undefined when the shop took the event. */
async function send(url: string, secret: string, id: string, body: string): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret)
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  try {
    const response = await fetch(url, {
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
