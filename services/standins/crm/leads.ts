import { desc } from 'drizzle-orm'
import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { standins } from '../schema'
import type { FormFields } from './read-lead'

// The tables of services/database/migrations/026_leads_standins.sql.

const id = bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const receivedAt = timestamp('received_at', { withTimezone: true }).notNull()

const standinLeads = standins.table('leads', {
  id,
  fields: jsonb('fields').$type<FormFields>().notNull(),
  captcha: text('captcha').$type<'answered' | 'not_answered'>().notNull(),
  receivedAt,
})

const standinLeadRefusals = standins.table('lead_refusals', {
  id,
  reason: text('reason').notNull(),
  emailDomain: text('email_domain'),
  receivedAt,
})

type Lead = typeof standinLeads.$inferSelect
type LeadRefusal = typeof standinLeadRefusals.$inferSelect

export async function keepLead(queries: Queries, lead: Omit<Lead, 'id'>): Promise<void> {
  await queries.insert(standinLeads).values(lead)
}

export async function keepRefusal(queries: Queries, refusal: Omit<LeadRefusal, 'id'>): Promise<void> {
  await queries.insert(standinLeadRefusals).values(refusal)
}

/** The leads that were taken, newest first. */
export const readLeads = (queries: Queries, limit: number): Promise<Lead[]> =>
  queries.select().from(standinLeads).orderBy(desc(standinLeads.id)).limit(limit)

/** Why others were not, newest first. */
export const readRefusals = (queries: Queries, limit: number): Promise<LeadRefusal[]> =>
  queries.select().from(standinLeadRefusals).orderBy(desc(standinLeadRefusals.id)).limit(limit)
