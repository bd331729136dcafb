import type { SiteEvent } from '../platform/events'
import { track, type AnalyticsCall, type Properties } from './calls'

export type FormSiteEvent = Extract<SiteEvent, { type: `form/${string}` | 'person/known' }>

/** Fields by which somebody can be found. */
const PERSONAL = ['first_name', 'last_name', 'email', 'phone']

type Answers = Extract<SiteEvent, { type: 'form/submitted' }>['answers']

const withoutContact = (answers: Answers): Properties =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !PERSONAL.includes(field)))

/** Who asked to be called back: the user-identify call of spec 7. */
const identify = ({ first_name, last_name, email, phone, turnover, intention }: Answers) => ({
  kind: 'identify' as const,
  traits: {
    firstName: first_name,
    lastName: last_name,
    email,
    phone,
    expectedVolume: turnover,
    use: intention,
  },
})

/** The form for a call-back, by the names of spec 7. */
const salesForm = (answers: Answers): AnalyticsCall => {
  const { first_name, last_name, email, phone, turnover, products, unsure, intention } = answers
  return track('website_contact_sales_form_submit', {
    name: `${first_name} ${last_name}`,
    email,
    phone,
    estimated_monthly_turnover: turnover,
    interested_products: products,
    not_sure: unsure,
    intention,
  })
}

/** The calls for a form that a visitor fills in, and for a visitor who logs in or signs up. */
export const callsOfForm = (event: FormSiteEvent): readonly AnalyticsCall[] => {
  if (event.type === 'person/known') return [{ ...identify(event.who), id: `${event.by}:${event.id}` }]
  const { form } = event
  switch (event.type) {
    case 'form/started':
      return [track('Form Started', { form })]
    case 'form/failed':
      return [track('Form Failed', { form, reason: event.code })]
    case 'form/submitted': {
      const { answers } = event
      const isLead = 'email' in answers && 'turnover' in answers
      return [
        ...(isLead ? [identify(answers)] : []),
        form === 'sales' ? salesForm(answers) : track('Form Submitted', { form, ...withoutContact(answers) }),
      ]
    }
  }
}
