import type { SiteEvent } from '../platform/events'
import { track, type AnalyticsCall } from './calls'
import { callsOfCart, type CartSiteEvent } from './catalogue-cart'
import { callsOfCheckout, type CheckoutSiteEvent } from './catalogue-checkout'
import { callsOfForm, type FormSiteEvent } from './catalogue-forms'

type Of<Type extends SiteEvent['type']> = Extract<SiteEvent, { type: Type }>

/** What the calls depend on besides the event. */
export type Circumstances = {
  /** The shop's id of the cart of this browser; null before there is one. */
  cartId: string | null
}

/** Every link of the navigation, and those of the dialog "Get started" (spec 7), under these names whatever the editor adds. */
const linkEvent = ({ place, dialog }: Of<'link/followed'>): string => {
  if (dialog?.toLowerCase() === 'get started') return 'get_started_modal_click'
  return place === 'navigation' ? 'main_navigation_link' : 'Link Clicked'
}

/** What an editor wants measured: a pair that goes with the event, and an event of their own where they name another. */
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

/** A listing as Segment's Ecommerce Spec names its parts. What is being typed is told once it stands. */
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

/** By the names of Segment's A/B testing spec; `forced` where somebody chose the variant, who is no sample. */
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

const isOf =
  <Event extends SiteEvent>(start: string) =>
  (event: SiteEvent): event is Event =>
    event.type.startsWith(start)

const isOfCart = isOf<CartSiteEvent>('cart/')
const isOfForm = (event: SiteEvent): event is FormSiteEvent => /^(form|person)\//.test(event.type)
const isOfCheckout = (event: SiteEvent): event is CheckoutSiteEvent =>
  /^(checkout|payment|order)\//.test(event.type)

/**
 * The one place that says what analytics hears of an event of the site: names and properties of spec 7, and of Segment's
 * Ecommerce Spec v2 on the way to an order. Amounts are rand here. What of it may be told is another question (person.ts).
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
