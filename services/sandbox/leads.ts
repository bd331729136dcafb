import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Database } from '../database/open'
import { OneOf } from '../shop/schemas/common'
import { CAPTCHA_FAULTS } from '../standins/captcha/index'
import { readLeads, readRefusals } from '../standins/crm/leads'
import { causeFault } from '../standins/faults'
import type { RecordKind } from './records'

/** Kept only where no CRM is configured. */
export const LEAD_RECORDS: readonly RecordKind[] = [
  {
    name: 'leads',
    title: 'Leads',
    async read(queries, limit) {
      const leads = await readLeads(queries, limit)
      return leads.map(({ id, receivedAt, captcha, fields }) => {
        const own = { id, received_at: receivedAt.toISOString(), captcha }
        // Twice: first on the page, and a field of the same name does not take its place.
        return { ...own, ...fields, ...own }
      })
    },
  },
  {
    name: 'lead_refusals',
    title: 'Leads that the CRM refused',
    async read(queries, limit) {
      const refusals = await readRefusals(queries, limit)
      return refusals.map(({ receivedAt, reason, emailDomain }) => ({
        received_at: receivedAt.toISOString(),
        reason,
        email_domain: emailDomain,
      }))
    },
  },
]

const Calls = Type.Integer({ minimum: 0, maximum: 100 })
const CrmFault = Type.Object({
  calls: Calls,
  delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  down: Type.Optional(Type.Boolean()),
})
const CaptchaFault = Type.Object({ calls: Calls, mode: OneOf(CAPTCHA_FAULTS) })

/** What goes wrong with the next calls of CRM and captcha, to try it out. */
export function leadFaults(instance: FastifyInstance, database: Database): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()

  routes.put(
    '/api/crm_faults',
    { schema: { body: CrmFault } },
    async ({ body: { calls, delay_ms = 0, down = false } }) => {
      await causeFault(database, 'crm', { calls, mode: down ? 'down' : 'slow', delayMs: delay_ms })
      return { calls, delay_ms, down }
    },
  )

  routes.put('/api/captcha_faults', { schema: { body: CaptchaFault } }, async ({ body: { calls, mode } }) => {
    await causeFault(database, 'captcha', { calls, mode, delayMs: 0 })
    return { calls, mode }
  })
}
