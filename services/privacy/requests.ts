import { and, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { carts, leads, signups, waitlistEntries } from '../shop/store/schema'
import { unseal } from '../shop/store/seal'
import { openAnswers, purgeLeads } from '../shop/store/leads'
import { emailKeysOf, openContact } from '../shop/store/waitlist'
import { mailboxOf } from '../shop/domain/buyer'
import { cartsUnderWay } from './orders'
import { isMailbox, nothingKept, type Place, type Subject, YEAR_MS } from './place'
import type { Queries } from '../database/open'

const aYearBefore = (now: Date): Date => new Date(now.getTime() - YEAR_MS)

const emailOfCart = sql`${carts.contactInfo} ->> 'email'`
/** A cart's columns about its shopper, without its lines. */
const NOBODY = { contactInfo: null, address: null, trackingPlatform: '', trackingWau: '' }

export const cartPlace: Place = {
  name: 'carts',
  tables: ['carts', 'cart_lines'],
  kept: 'a year after the cart was last changed',

  async find(queries, subject) {
    const found = await queries.select().from(carts).where(isMailbox(emailOfCart, subject))
    return found.map(({ contactInfo, address, createdAt, updatedAt, trackingPlatform, trackingWau }) => ({
      contact: contactInfo,
      address,
      tracking: { platform: trackingPlatform, wau: trackingWau },
      created_at: createdAt.toISOString(),
      changed_at: updatedAt.toISOString(),
    }))
  },

  async erase(tx, subject, now) {
    const underWay = await cartsUnderWay(tx, subject, now)
    const isOver = underWay.length > 0 ? notInArray(carts.id, underWay) : undefined
    const isTheirs = and(isMailbox(emailOfCart, subject), isOver)
    return nothingKept(await tx.update(carts).set(NOBODY).where(isTheirs).returning({ id: carts.id }))
  },

  async forget(tx, now) {
    const hasPersonalData = or(sql`${carts.contactInfo} is not null`, sql`${carts.address} is not null`)
    const isOld = and(lt(carts.updatedAt, aYearBefore(now)), hasPersonalData)
    return (await tx.update(carts).set(NOBODY).where(isOld).returning({ id: carts.id })).length
  },
}

export const signupPlace: Place = {
  name: 'signups',
  tables: ['signups'],
  kept: 'a year where it was not sent off, otherwise as long as the law asks',

  async find(queries, subject) {
    const found = await queries.select().from(signups).where(isMailbox(signups.email, subject))
    return found.map(({ id, email, status, details, sealedIdNumber, createdAt }) => ({
      email,
      status,
      ...details,
      id_number: sealedIdNumber && unseal(sealedIdNumber, subject.key, id),
      created_at: createdAt.toISOString(),
    }))
  },

  async erase(tx, subject) {
    const isTheirs = isMailbox(signups.email, subject)
    const erased = await deleteSignups(tx, and(isTheirs, ne(signups.status, 'complete')))
    const sent = await tx.select({ updatedAt: signups.updatedAt }).from(signups).where(isTheirs)
    return {
      erased,
      kept: sent.map(
        ({ updatedAt }) =>
          `The signup of ${updatedAt.toISOString().slice(0, 10)} is kept until five years after the account is closed (FICA s23).`,
      ),
    }
  },

  forget: (tx, now) =>
    deleteSignups(tx, and(ne(signups.status, 'complete'), lt(signups.updatedAt, aYearBefore(now)))),
}

async function deleteSignups(tx: Queries, condition: ReturnType<typeof and>): Promise<number> {
  const gone = await tx.delete(signups).where(condition).returning({ id: signups.id })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.update(carts).set({ signupId: null }).where(inArray(carts.signupId, ids))
  return ids.length
}

export const leadPlace: Place = {
  name: 'leads',
  tables: ['leads'],
  kept: 'a year',

  async find(queries, subject) {
    const found = await leadsOf(queries, subject)
    return found.map(({ row, answers }) => ({
      form: row.form,
      ...answers,
      consent_version: row.consentVersion,
      created_at: row.createdAt.toISOString(),
    }))
  },

  async erase(tx, subject) {
    const ids = (await leadsOf(tx, subject)).map(({ row }) => row.id)
    if (ids.length > 0) await tx.delete(leads).where(inArray(leads.id, ids))
    return nothingKept(ids)
  },

  forget: purgeLeads,
}

/** Decrypts all rows of a year, because the sealed columns cannot be searched. */
async function leadsOf(queries: Queries, { mailbox, key }: Subject) {
  const rows = await queries.select().from(leads)
  return rows
    .map((row) => ({ row, answers: openAnswers(row, key) }))
    .filter(({ answers: { email } }) => email !== undefined && mailboxOf(email) === mailbox)
}

export const waitlistPlace: Place = {
  name: 'waitlist',
  tables: ['waitlist_entries'],
  kept: 'a year after joining',

  async find(queries, subject) {
    const found = await queries.select().from(waitlistEntries).where(isOnList(subject))
    return found.map((row) => ({
      item: row.item,
      kind: row.kind,
      ...openContact(row, subject.key),
      consent_version: row.consentVersion,
      consented_at: row.consentedAt.toISOString(),
      marketing: row.marketing,
    }))
  },

  erase: async (tx, subject) =>
    nothingKept(
      await tx.delete(waitlistEntries).where(isOnList(subject)).returning({ id: waitlistEntries.id }),
    ),

  async forget(tx, now) {
    const isOld = lt(waitlistEntries.consentedAt, aYearBefore(now))
    return (await tx.delete(waitlistEntries).where(isOld).returning({ id: waitlistEntries.id })).length
  },
}

const isOnList = ({ email, key }: Subject) => inArray(waitlistEntries.emailKey, emailKeysOf(email, key))
