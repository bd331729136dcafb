import type { SiteEvent } from '../platform/events'
import { track, type AnalyticsCall, type Properties } from './calls'
import { callsOfCart, callsOfCheckout, type CartSiteEvent, type CheckoutSiteEvent } from './catalogue-shop'

type FormSiteEvent = Extract<SiteEvent, { type: `form/${string}` | 'person/known' }>

/** Fields that identify a person. */
const PERSONAL = ['first_name', 'last_name', 'email', 'phone']

type Answers = Extract<SiteEvent, { type: 'form/submitted' }>['answers']

const withoutContact = (answers: Answers): Properties =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !PERSONAL.includes(field)))

/** The user-identify call of spec 7. */
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

/** The call for a sales lead, by the names of spec 7. */
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
const callsOfForm = (event: FormSiteEvent): readonly AnalyticsCall[] => {
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

type Of<Type extends SiteEvent['type']> = Extract<SiteEvent, { type: Type }>

/** The facts besides the event that the calls depend on. */
export type Circumstances = {
  /** The shop's id of the cart of this browser; null before there is one. */
  cartId: string | null
}

/** The name for a followed link. Those of the navigation and of the dialog "Get started" have fixed names (spec 7). */
const linkEvent = ({ place, dialog }: Of<'link/followed'>): string => {
  if (dialog?.toLowerCase() === 'get started') return 'get_started_modal_click'
  return place === 'navigation' ? 'main_navigation_link' : 'Link Clicked'
}

/** The property that an editor adds to the event. */
const pairOf = (tracking?: { key: string; value: string }) =>
  tracking?.key ? { [tracking.key]: tracking.value } : {}

const callsOfLink = (event: Of<'link/followed'>): AnalyticsCall[] => {
  const { text, path, place, tracking } = event
  const name = linkEvent(event)
  const properties = { anchor_text: text, path, ...pairOf(tracking) }
  return [
    track(name, name === 'Link Clicked' ? { ...properties, place } : properties),
    ...(tracking && tracking.event !== name ? [track(tracking.event, properties)] : []),
  ]
}

const callsOfDialog = (
  { dialog, parameter, tracking }: Of<'dialog/opened'>,
  { cartId }: Circumstances,
): AnalyticsCall[] => [
  dialog === 'Cart'
    ? track('Cart Viewed', { cart_id: cartId })
    : track('Dialog Opened', { dialog, ...(parameter && { parameter }) }),
  ...(tracking?.event ? [track(tracking.event, { dialog, ...pairOf(tracking) })] : []),
]

/** The call for a changed listing, by the names of Segment's Ecommerce Spec. A search is reported from three letters on. */
const callsOfListing = ({ listing, typed }: Of<'listing/changed'>): AnalyticsCall[] => {
  const { price, inStock, onPromotion, sort, search } = listing
  if (typed) return search.length < 3 ? [] : [track('Products Searched', { query: search })]
  const filters = [
    ...(price ? [{ type: 'price', value: price }] : []),
    ...(inStock ? [{ type: 'stock', value: 'in stock' }] : []),
    ...(onPromotion ? [{ type: 'promotion', value: 'on promotion' }] : []),
  ]
  return [track('Product List Filtered', { filters, sorts: sort ? [{ type: 'sort', value: sort }] : [] })]
}

/** By the names of Segment's A/B testing spec. With `forced` somebody chose the variant, so the visit does not count. */
const callOfExperiment = ({
  experiment,
  variant,
  weight,
  isForced,
}: Of<'experiment/viewed'>): AnalyticsCall =>
  track('Experiment Viewed', {
    experiment_id: experiment,
    experiment_name: experiment,
    variation_id: variant,
    variation_name: variant,
    weight,
    forced: isForced,
  })

const isOfCart = (event: SiteEvent): event is CartSiteEvent => event.type.startsWith('cart/')
const isOfForm = (event: SiteEvent): event is FormSiteEvent => /^(form|person)\//.test(event.type)
const isOfCheckout = (event: SiteEvent): event is CheckoutSiteEvent =>
  /^(checkout|payment|order)\//.test(event.type)

/**
 * The calls for an event of the site, with the names and properties of spec 7 and, from the cart to the order, of Segment's Ecommerce
 * Spec v2. Amounts are in rand. What may leave without consent to marketing is decided in person.ts.
 */
export const callsOf = (event: SiteEvent, circumstances: Circumstances): readonly AnalyticsCall[] => {
  if (isOfCart(event)) return callsOfCart(event, circumstances)
  if (isOfCheckout(event)) return callsOfCheckout(event, circumstances)
  if (isOfForm(event)) return callsOfForm(event)
  switch (event.type) {
    case 'page/viewed':
      return [{ kind: 'page', path: event.path, url: event.url, title: event.title }]
    case 'page/delayed':
      return [track('Page Delayed', { path: event.path })]
    case 'link/followed':
      return callsOfLink(event)
    case 'dialog/opened':
      return callsOfDialog(event, circumstances)
    case 'product/viewed':
      return [track('Product Viewed', { sku: event.sku })]
    case 'listing/changed':
      return callsOfListing(event)
    case 'experiment/viewed':
      return [callOfExperiment(event)]
  }
}
