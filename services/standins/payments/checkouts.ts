import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type Checkout, type CheckoutStatus, standinCheckouts, standinWebhooks } from './schema'

type NewCheckout = Pick<Checkout, 'amountCents' | 'successUrl' | 'cancelUrl' | 'failureUrl' | 'metadata'>

/** Opens a checkout; the same Idempotency-Key gets the checkout that it opened before. */
export async function openCheckout(
  database: Queries,
  wish: NewCheckout,
  idempotencyKey: string | null,
): Promise<Checkout> {
  const now = new Date()
  const row = {
    ...wish,
    id: `ch_${token()}`,
    idempotencyKey,
    status: 'created' as const,
    createdAt: now,
    updatedAt: now,
  }
  const [opened] = await database.insert(standinCheckouts).values(row).onConflictDoNothing().returning()
  if (opened) return opened
  const [before] = await database
    .select()
    .from(standinCheckouts)
    .where(eq(standinCheckouts.idempotencyKey, idempotencyKey ?? ''))
  if (!before) throw new Error('The checkout was not stored.')
  return before
}

export async function readCheckout(database: Queries, id: string): Promise<Checkout | undefined> {
  const [checkout] = await database.select().from(standinCheckouts).where(eq(standinCheckouts.id, id))
  return checkout
}

/** Moves an open checkout on. One that has ended stays as it is, so that a second click pays nothing twice. */
export async function advance(
  database: Queries,
  id: string,
  status: Exclude<CheckoutStatus, 'created'>,
  cardLastFour: string,
): Promise<Checkout> {
  return database.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(standinCheckouts)
      .where(eq(standinCheckouts.id, id))
      .for('update')
    if (!current) throw new Error(`There is no checkout ${id}.`)
    if (hasEnded(current)) return current
    const next = { ...current, status, cardLastFour, updatedAt: new Date() }
    await tx.update(standinCheckouts).set(next).where(eq(standinCheckouts.id, id))
    if (hasEnded(next)) await announce(tx, next)
    return next
  })
}

export const hasEnded = ({ status }: Pick<Checkout, 'status'>): boolean =>
  status === 'succeeded' || status === 'failed'

/** Puts the event into the outbox in the transaction that ends the checkout: it cannot be lost. */
async function announce(
  tx: Queries,
  { id, status, amountCents, metadata, cardLastFour }: Checkout,
): Promise<void> {
  const eventId = `evt_${token()}`
  const body = JSON.stringify({
    id: eventId,
    type: `payment.${status}`,
    createdDate: new Date().toISOString(),
    payload: {
      id: `p_${token()}`,
      type: 'payment',
      status,
      amount: amountCents,
      currency: 'ZAR',
      metadata: { ...metadata, checkoutId: id },
      paymentMethodDetails: { type: 'card', card: { maskedCard: `**** **** **** ${cardLastFour}` } },
      ...(status === 'failed' && {
        failureReason: 'Your bank declined the card. Try another card, or pay by EFT.',
      }),
    },
  })
  await tx
    .insert(standinWebhooks)
    .values({ id: eventId, checkoutId: id, body, attempts: 0, nextAttemptAt: new Date() })
}

const token = (): string => randomUUID().replaceAll('-', '')
