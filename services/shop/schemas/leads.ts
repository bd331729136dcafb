import Type, { type Static } from 'typebox'
import { LEAD_WORDINGS } from '../../../shared/consent-wordings'
import { INTERESTS, RENTAL_TERMS } from '../../../shared/leads/fields'
import { OneOf, Typed } from './common'

// domain/lead.ts checks what is typed, in sentences.
const Campaign = Type.Optional(Type.String({ maxLength: 250, description: 'Of the campaign that led here' }))

export const SendLead = Type.Object({
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
export type SendLead = Static<typeof SendLead>

export const LeadAnswer = Type.Object(
  { form: OneOf(['sales', 'rental'] as const) },
  { title: 'LeadAnswer', description: 'The same for the first time and for every other' },
)
