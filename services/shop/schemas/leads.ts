import Type, { type Static } from 'typebox'
import { CONSENT_WORDINGS } from '../../../src/leads/consent'
import { INTERESTS, RENTAL_TERMS } from '../../../src/leads/options'
import { OneOf } from './common'

/** As typed; domain/lead.ts checks it, in sentences. */
const Typed = Type.String({ maxLength: 250 })
const Campaign = Type.Optional(Type.String({ maxLength: 250, description: 'Of the campaign that led here' }))

export const SendLead = Type.Object({
  form: OneOf(['sales', 'rental'] as const),
  first_name: Typed,
  last_name: Typed,
  email: Typed,
  phone: Typed,
  turnover: Typed,
  intention: Typed,
  products: Type.Array(OneOf(INTERESTS.sales), { maxItems: INTERESTS.sales.length }),
  unsure: Type.Boolean(),
  machines: Type.Optional(Typed),
  rental_term: Type.Optional(OneOf(RENTAL_TERMS.map(({ value }) => value))),
  start_date: Type.Optional(Typed),
  end_date: Type.Optional(Typed),
  months: Type.Optional(Typed),
  consent_version: OneOf(Object.keys(CONSENT_WORDINGS) as (keyof typeof CONSENT_WORDINGS)[]),
  utm_source: Campaign,
  utm_medium: Campaign,
  utm_term: Campaign,
  utm_campaign: Campaign,
  utm_content: Campaign,
})
export type SendLead = Static<typeof SendLead>

export const LeadAnswer = Type.Object(
  { form: OneOf(['sales', 'rental'] as const) },
  { title: 'LeadAnswer', description: 'The same for the first time and for every other' },
)
