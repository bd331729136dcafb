import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { loginSessions } from '../auth/schema'
import type { Queries } from '../database/open'
import { openAnswer, purgeAnswers } from '../shop/store/idempotency'
import { carts, idempotencyKeys, orders, paymentTermsAccounts } from '../shop/store/schema'
import { isMailbox, nothingKept, type Place, spellingsOf, type Subject } from './place'

export const termsPlace: Place = {
  name: 'payment terms',
  tables: ['payment_terms_accounts'],
  kept: 'until the terms are withdrawn',

  find: async (queries, subject) =>
    (
      await queries.select().from(paymentTermsAccounts).where(isMailbox(paymentTermsAccounts.email, subject))
    ).map(({ email, approvedAt }) => ({ email, approved_at: approvedAt.toISOString() })),

  erase: async (tx, subject) =>
    nothingKept(
      await tx.delete(paymentTermsAccounts).where(isMailbox(paymentTermsAccounts.email, subject)).returning(),
    ),

  forget: async () => 0,
}

const emailOfPerson = sql`${loginSessions.person} ->> 'email'`

export const loginPlace: Place = {
  name: 'logins',
  tables: ['login_sessions'],
  kept: 'until the session ends',

  find: async (queries, subject) =>
    (await queries.select().from(loginSessions).where(isMailbox(emailOfPerson, subject))).map(
      ({ person, createdAt, expiresAt }) => ({
        person,
        created_at: createdAt.toISOString(),
        ends_at: expiresAt.toISOString(),
      }),
    ),

  erase: async (tx, subject) =>
    nothingKept(
      await tx
        .delete(loginSessions)
        .where(isMailbox(emailOfPerson, subject))
        .returning({ id: loginSessions.idHash }),
    ),

  forget: async (tx, now) =>
    (
      await tx
        .delete(loginSessions)
        .where(lte(loginSessions.expiresAt, now))
        .returning({ id: loginSessions.idHash })
    ).length,
}

type Answer = typeof idempotencyKeys.$inferSelect

/** Responses stored for Idempotency-Keys. An export leaves them out, because other places hold the same data. */
export const answerPlace: Place = {
  name: 'answers kept for repeats',
  tables: ['idempotency_keys'],
  kept: '30 days, sealed',
  find: async () => [],

  async erase(tx, subject) {
    const scopes = await scopesOf(tx, subject)
    let erased = 0
    for await (const row of allAnswers(tx)) {
      const text = JSON.stringify(openAnswer(row, subject.key)).toLowerCase()
      const isTheirs =
        spellingsOf(subject).some((email) => text.includes(email)) ||
        scopes.some((id) => row.scope.includes(id))
      if (!isTheirs) continue
      const isThis = and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.key, row.key))
      await tx.delete(idempotencyKeys).where(isThis)
      erased += 1
    }
    return { erased, kept: [] }
  },

  forget: purgeAnswers,
}

/** The ids of somebody's carts and orders, which the stored responses name. */
async function scopesOf(tx: Queries, subject: Subject): Promise<string[]> {
  const emailOfOrder = sql`${orders.snapshot} #>> '{contactInfo,email}'`
  const rows = await tx
    .select({ id: carts.id, number: carts.orderNumber })
    .from(carts)
    .leftJoin(orders, eq(orders.cartId, carts.id))
    .where(or(isMailbox(sql`${carts.contactInfo} ->> 'email'`, subject), isMailbox(emailOfOrder, subject)))
  return rows.flatMap(({ id, number }) => (number ? [id, number] : [id]))
}

const BATCH = 500

async function* allAnswers(tx: Queries): AsyncGenerator<Answer> {
  let last: Answer | undefined
  do {
    const { scope, key } = idempotencyKeys
    const isNext = last && or(gt(scope, last.scope), and(eq(scope, last.scope), gt(key, last.key)))
    const rows = await tx
      .select()
      .from(idempotencyKeys)
      .where(isNext)
      .orderBy(asc(scope), asc(key))
      .limit(BATCH)
    yield* rows
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}
