import { randomUUID } from 'node:crypto'
import { desc, lt } from 'drizzle-orm'
import type { LeadKind } from '../../../shared/leads/fields'
import type { Lead } from '../../../shared/leads/rules'
import { keyedHash } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { leads } from './schema'
import { seal, unseal } from './seal'

type Row = typeof leads.$inferSelect

/** A year, as the page on privacy says. */
const KEPT_MS = 365 * 86_400_000

/** The answers of a form, and the campaign that led to it. */
export type Answers = Lead & { campaign: Readonly<Record<string, string>> }

interface NewLead {
  form: LeadKind
  lead: Lead
  campaign: Readonly<Record<string, string>>
  consentVersion: string
}

/** The row that sealed answers belong to. */
const ownerOf = ({ leadKey }: Pick<Row, 'leadKey'>): string => `lead ${leadKey}`

/** Stores a lead and queues its mail to sales. An existing lead does not change. @param key seals the answers */
export async function saveLead(
  queries: Queries,
  { form, lead, campaign, consentVersion }: NewLead,
  key: Buffer,
  now: Date,
): Promise<void> {
  const leadKey = keyedHash(`lead ${form} ${JSON.stringify(Object.entries(lead).sort())}`, key)
  const answers: Answers = { ...lead, campaign }
  const row = {
    id: randomUUID(),
    leadKey,
    form,
    sealedAnswers: seal(JSON.stringify(answers), key, ownerOf({ leadKey })),
    consentVersion,
    createdAt: now,
    nextAttemptAt: now,
  }
  await queries.insert(leads).values(row).onConflictDoNothing({ target: leads.leadKey })
}

/** @throws when another key sealed the answers */
export const openAnswers = (row: Pick<Row, 'leadKey' | 'sealedAnswers'>, key: Buffer): Answers =>
  JSON.parse(unseal(row.sealedAnswers, key, ownerOf(row))) as Answers

/** The leads that no CRM received, newest first. @param key decrypts the answers */
export async function readLeads(
  queries: Queries,
  key: Buffer,
  limit: number,
): Promise<(Row & { answers: Answers })[]> {
  const rows = await queries.select().from(leads).orderBy(desc(leads.createdAt)).limit(limit)
  return rows.map((row) => ({ ...row, answers: openAnswers(row, key) }))
}

/** Deletes the leads whose retention time has passed (POPIA s14), and returns how many. */
export async function purgeLeads(queries: Queries, now: Date): Promise<number> {
  const isOld = lt(leads.createdAt, new Date(now.getTime() - KEPT_MS))
  return (await queries.delete(leads).where(isOld).returning({ id: leads.id })).length
}
