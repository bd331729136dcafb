import { readLead } from '../domain/lead'
import { answers, IdempotencyHeader } from '../schemas/common'
import { LeadAnswer, SendLead } from '../schemas/leads'
import { changeOnce } from '../store/idempotency'
import { saveLead } from '../store/leads'
import type { Routes, ShopContext } from './context'
import { idempotentRequest } from './idempotent-request'

const LARGEST_BODY = 8_192

const DESCRIPTION = [
  'Keeps a request for a call-back that no CRM takes, and mails it to sales. The same request again: still one, and the same answer.',
  '422 with `fields`; 429 `too_many_tries` with Retry-After.',
].join(' ')

export function leadRoutes(routes: Routes, { database, tries, personalDataKey: key }: ShopContext): void {
  routes.post(
    '/leads/',
    {
      bodyLimit: LARGEST_BODY,
      config: { counts: 'itself', isQueued: true },
      schema: {
        operationId: 'sendLead',
        description: DESCRIPTION,
        headers: IdempotencyHeader,
        body: SendLead,
        response: answers(201, LeadAnswer),
      },
    },
    async (request, reply) => {
      const { form, consent_version: consentVersion, ...typed } = request.body
      const { utm_source, utm_medium, utm_term, utm_campaign, utm_content, ...answered } = typed
      const given = { utm_source, utm_medium, utm_term, utm_campaign, utm_content }
      const campaign = Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      )
      await tries.count(request, ['lead'])
      const { body } = await changeOnce(database, idempotentRequest(request, key), async (tx) => {
        const lead = readLead(form, answered)
        await saveLead(tx, { form, lead, campaign, consentVersion }, key, new Date())
        return { statusCode: 201, body: { form } }
      })
      return reply.code(201).send(body)
    },
  )
}
