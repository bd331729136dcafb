import { readLeads } from '../shop/store/leads'
import type { RecordKind } from './records'

/** The leads that the shop keeps, since no CRM took them. @param key opens the answers */
export const keptLeadRecords = (key: Buffer): RecordKind => ({
  name: 'kept_leads',
  title: 'Leads that the shop keeps',
  async read(queries, limit) {
    const leads = await readLeads(queries, key, limit)
    return leads.map(
      ({ id, form, answers: { campaign, ...answers }, consentVersion, createdAt, sentAt }) => ({
        form,
        ...answers,
        ...campaign,
        consent_version: consentVersion,
        consented_at: createdAt.toISOString(),
        mailed_at: sentAt?.toISOString() ?? null,
        id,
      }),
    )
  },
})
