import { readEntries } from '../shop/store/waitlist'
import type { RecordKind } from './records'

/** Who waits for what, and what they agreed to. @param key opens names and addresses */
export const waitlistRecords = (key: Buffer): RecordKind => ({
  name: 'waitlist',
  title: 'Waitlist',
  async read(queries, limit) {
    const entries = await readEntries(queries, key, limit)
    return entries.map((entry) => ({
      item: entry.item,
      kind: entry.kind,
      quantity: entry.quantity,
      name: entry.contact.name,
      email: entry.contact.email,
      phone: entry.contact.phone ?? null,
      consent_version: entry.consentVersion,
      consented_at: entry.consentedAt.toISOString(),
      marketing: entry.marketing,
      created_at: entry.createdAt.toISOString(),
      id: entry.id,
    }))
  },
})
