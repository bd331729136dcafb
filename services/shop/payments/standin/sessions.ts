import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { LATE_MS } from './test-cards'
import { eventFaultOf } from './faults'
import type { EmbeddedProvider } from './provider-standin'
import { type Session, standinCharges, standinSessions, standinWebhooks } from './schema'

type NewSession = Pick<Session, 'provider' | 'kind' | 'amountCents' | 'metadata'> &
  Partial<Pick<Session, 'successUrl' | 'cancelUrl' | 'failureUrl'>>

/** Opens a payment page; the same Idempotency-Key gets the same page. */
export async function openSession(
  database: Queries,
  session: NewSession,
  idempotencyKey: string | null,
): Promise<Session> {
  const now = new Date()
  const row = { ...session, id: token(), idempotencyKey, status: 'created' as const }
  const [opened] = await database
    .insert(standinSessions)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (opened) return opened
  const [before] = await database
    .select()
    .from(standinSessions)
    .where(
      and(
        eq(standinSessions.provider, session.provider),
        eq(standinSessions.idempotencyKey, idempotencyKey ?? ''),
      ),
    )
  if (!before) throw new Error('The payment page was not stored.')
  return before
}

/** A page of one provider; other providers do not know it. */
export async function readSession(
  database: Queries,
  { id, provider }: Pick<Session, 'id' | 'provider'>,
): Promise<Session | undefined> {
  const [session] = await database
    .select()
    .from(standinSessions)
    .where(and(eq(standinSessions.id, id), eq(standinSessions.provider, provider)))
  return session
}

/**
 * Changes a page by the result of `change`; undefined changes nothing. A page that has ended stays as it is, so that a second
 * click pays nothing twice. The payment and its event are stored in the same transaction.
 */
export async function advance(
  { database, eventBody }: Pick<EmbeddedProvider, 'database' | 'eventBody'>,
  id: string,
  change: (session: Session) => Partial<Session> | undefined,
  chargeKey: string | null = null,
): Promise<Session> {
  return database.transaction(async (tx) => {
    const [current] = await tx.select().from(standinSessions).where(eq(standinSessions.id, id)).for('update')
    if (!current) throw new Error(`There is no payment page ${id}.`)
    const changed = hasEnded(current) ? undefined : change(current)
    if (!changed) return current
    const next = { ...current, ...changed, updatedAt: new Date() }
    await tx.update(standinSessions).set(next).where(eq(standinSessions.id, id))
    if (next.status === 'succeeded') await charge(tx, next, chargeKey)
    if (hasEnded(next)) await announce(tx, next, eventBody)
    return next
  })
}

export const hasEnded = ({ status }: Pick<Session, 'status'>): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled'

async function charge(tx: Queries, session: Session, idempotencyKey: string | null): Promise<void> {
  await tx.insert(standinCharges).values({
    id: token(),
    sessionId: session.id,
    idempotencyKey,
    amountCents: session.amountCents,
    createdAt: new Date(),
  })
}

/** Adds the event to the outbox in the transaction that ends the payment, so that it cannot be lost. */
async function announce(
  tx: Queries,
  session: Session,
  eventBody: EmbeddedProvider['eventBody'],
): Promise<void> {
  const id = token()
  const { delayMs, copies } = await eventFaultOf(tx, session)
  const wait = session.cardOutcome === 'pays_late' ? LATE_MS : delayMs
  await tx.insert(standinWebhooks).values({
    id,
    sessionId: session.id,
    provider: session.provider,
    body: JSON.stringify(eventBody(session, id)),
    attempts: 0,
    nextAttemptAt: new Date(Date.now() + wait),
    copies,
  })
}

const token = (): string => randomUUID().replaceAll('-', '')
