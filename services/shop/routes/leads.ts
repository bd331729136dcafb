import { INTERESTS, type LeadKind, RENTAL_TERMS } from '../../../shared/leads/fields'
import Type, { type Static } from 'typebox'
import { ValidationError } from 'yup'
import { LEAD_WORDINGS } from '../../../shared/consent-wordings'
import { leadRules, type Lead } from '../../../shared/leads/rules'
import { southAfricanDay } from '../../../shared/sast-date'
import { Problem } from '../domain/problem'
import { answers, IdempotencyHeader, OneOf, Typed } from '../schemas/common'
import { saveLead } from '../store/leads'
import type { Routes, ShopContext } from './context'
import { answerOnce } from './read-request'

// The rules of the form (shared/leads/rules.ts) check the values, and describe the errors in sentences.
const RULES = leadRules(() => southAfricanDay(Date.now()))

const Campaign = Type.Optional(
  Type.String({ maxLength: 250, description: 'The campaign that led the visitor here' }),
)

const SendLead = Type.Object({
  form: OneOf(['sales', 'rental'] as const),
  first_name: Typed('text'),
  last_name: Typed('text'),
  email: Typed('email'),
  phone: Typed('phone'),
  turnover: Typed('text'),
  intention: Typed('text'),
  products: Type.Array(OneOf(INTERESTS.sales), { maxItems: INTERESTS.sales.length }),
  unsure: Type.Boolean(),
  machines: Type.Optional(Typed('count')),
  rental_term: Type.Optional(OneOf(RENTAL_TERMS.map(({ value }) => value))),
  start_date: Type.Optional(Typed('text')),
  end_date: Type.Optional(Typed('text')),
  months: Type.Optional(Typed('text')),
  consent_version: OneOf(Object.keys(LEAD_WORDINGS) as (keyof typeof LEAD_WORDINGS)[]),
  utm_source: Campaign,
  utm_medium: Campaign,
  utm_term: Campaign,
  utm_campaign: Campaign,
  utm_content: Campaign,
})
type SendLead = Static<typeof SendLead>

const LeadAnswer = Type.Object(
  { form: OneOf(['sales', 'rental'] as const) },
  { title: 'LeadAnswer', description: 'The same for the first time and for every other' },
)

/**
 * A lead by the rules of its form (spec 5): trimmed, the phone as 27 and nine digits, without other fields.
 * @throws Problem that names every wrong field with the form's sentence
 */
function readLead(form: LeadKind, typed: object): Lead {
  try {
    return RULES[form].validateSync(typed, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first = [...error.inner].reverse().map(({ path = '', message }) => [path, message] as const)
    const fields = Object.fromEntries(first)
    throw new Problem('invalid_request', `${Object.values(fields).join('. ')}.`, fields)
  }
}

const LARGEST_BODY = 8_192

const DESCRIPTION = [
  'Stores a call-back request that no CRM receives, and mails it to sales. A repeated request is stored once, with the same answer.',
  '422 with `fields`; 429 `too_many_tries` with Retry-After.',
].join(' ')

export function leadRoutes(routes: Routes, shop: ShopContext): void {
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
      await shop.tries.count(request, ['lead'])
      const body = await answerOnce(shop, request, 201, async (tx, now) => {
        const lead = readLead(form, answered)
        await saveLead(tx, { form, lead, campaign, consentVersion }, shop.personalDataKey, now)
        return { form }
      })
      return reply.code(201).send(body)
    },
  )
}
