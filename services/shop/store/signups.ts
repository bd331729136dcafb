import { isCartOpen } from '../../../shared/orders'
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import type { Signup } from '../domain/signup'
import { isUuid } from './carts'
import { findOrder, cartStatusOf } from './orders'
import { carts, signups } from './schema'
import { seal, unseal } from './seal'

type Row = typeof signups.$inferSelect

/** Whether somebody has finished a signup with this address, in upper or lower case. */
export async function isKnownEmail(queries: Queries, email: string): Promise<boolean> {
  const known = await queries
    .select({ id: signups.id })
    .from(signups)
    .where(and(eq(sql`lower(${signups.email})`, email.toLowerCase()), eq(signups.status, 'complete')))
    .limit(1)
  return known.length > 0
}

/** A signup that is not stored yet. */
export const newSignup = (): Signup => ({ id: randomUUID(), status: 'pending', details: {}, cartId: null })

/** The signup without its ID number, which stays sealed. */
export async function readSignup(queries: Queries, id: string): Promise<Signup> {
  const [row] = isUuid(id) ? await queries.select().from(signups).where(eq(signups.id, id)) : []
  return toSignup(row ?? unknownSignup())
}

/** The signup, locked until the transaction ends. @param key decrypts the ID number */
export async function lockSignup(tx: Queries, id: string, key: Buffer): Promise<Signup> {
  const [row] = isUuid(id) ? await tx.select().from(signups).where(eq(signups.id, id)).for('update') : []
  return toSignup(row ?? unknownSignup(), key)
}

/** Writes the whole signup. @param key seals the ID number */
export async function saveSignup(tx: Queries, signup: Signup, key: Buffer, now: Date): Promise<void> {
  const { id, status, cartId } = signup
  const { email = '', id_number: idNumber, ...details } = signup.details
  const row = {
    email,
    status,
    details,
    cartId,
    sealedIdNumber: idNumber ? seal(idNumber, key, id) : null,
    updatedAt: now,
  }
  await tx
    .insert(signups)
    .values({ id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: signups.id, set: row })
}

/** Whether a cart has become an order. */
export async function isOrdered(queries: Queries, cartId: string): Promise<boolean> {
  const [cart] = isUuid(cartId) ? await queries.select().from(carts).where(eq(carts.id, cartId)) : []
  return cart !== undefined && !isCartOpen(cartStatusOf(await findOrder(queries, cart.orderNumber)))
}

function toSignup({ id, status, email, details, sealedIdNumber, cartId }: Row, key?: Buffer): Signup {
  const idNumber = sealedIdNumber && key && unseal(sealedIdNumber, key, id)
  return {
    id,
    status,
    cartId,
    details: { ...details, ...(email && { email }), ...(idNumber && { id_number: idNumber }) },
  }
}

/** Ties a cart to a signup. Throws for an unknown cart, and for an ordered one, which belongs to an order. */
export async function claimCart(tx: Queries, cartId: string, signupId: string): Promise<void> {
  const claimed =
    isUuid(cartId) && !(await isOrdered(tx, cartId))
      ? await tx.update(carts).set({ signupId }).where(eq(carts.id, cartId)).returning({ id: carts.id })
      : []
  if (claimed.length > 0) return
  const message = 'Your cart is gone. Put what you want into a new one, or call us.'
  throw new Problem('invalid_request', message, { cart_uuid: message })
}

function unknownSignup(): never {
  throw new Problem('signup_not_found', 'We could not find this signup. Start a new one.')
}
