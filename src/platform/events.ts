import { reportError } from './report-error'

/**
 * What happens on the site, told where it happens: the store's action, never the button. Measured by src/analytics/
 * (decision 060). Amounts are whole cents, VAT included. Some carry what a visitor typed: whoever passes an
 * event on answers for the visitor's consent.
 */
export type SiteEvent = PageEvent | CartEvent | CheckoutEvent | FormEvent | PersonEvent

/** Of what can be bought, the code. */
type ItemCode = { sku: string } | { bundleCode: string }

/** Who changed it. Only `shopper` stands for something that was done here and now. */
export type LineCause =
  /** The shopper, on this page. */
  | 'shopper'
  /** The shopper, who took a removal back. */
  | 'undo'
  /** The cart of a signup was brought back and merged into this one. */
  | 'merge'
  /** The shop's cart says otherwise: another device, a reconciliation, an item that can no longer be bought. */
  | 'shop'

/** What an editor wants measured, by the names that they have chosen. */
type Tracking = { event: string; key: string; value: string }

type PageEvent =
  /**
   * A page is shown, the first one included; a change of its query is none. `path` without, `url` with the query, and with it what a
   * visit carries along (spec 2, "Link handling"). `title` is the page's own: that of the document is written later.
   */
  | { type: 'page/viewed'; path: string; url: string; title: string }
  /** A page was asked for, by a link or a step back, and a second later it was not shown (spec 9). Once for each time. */
  | { type: 'page/delayed'; path: string }
  /**
   * A link was followed. `place` is the landmark it stands in; `dialog` the name of the drawer or dialog, if any; `tracking` what
   * the editor of the navigation wants measured, such as `main_navigation_link`.
   */
  | {
      type: 'link/followed'
      text: string
      /** The address without the site's origin. */
      path: string
      place: 'navigation' | 'content' | 'footer'
      dialog: string | null
      tracking?: Tracking
    }
  /**
   * A drawer or dialog opened, by its title: `Cart`, `Menu`. `parameter` is what the link to it had behind its plus sign,
   * `tracking` what the editor of a modal wants measured (spec 2, "Modals").
   */
  | {
      type: 'dialog/opened'
      dialog: string
      parameter?: string
      tracking?: Tracking
    }
  /** A product's own page was looked at. */
  | { type: 'product/viewed'; sku: string }
  /**
   * The part of a page that an experiment shows came into view: once for each page view. `weight` is the variant's, beside those of
   * the others; `isForced`: nobody drew it.
   */
  | { type: 'experiment/viewed'; experiment: string; variant: string; weight: number; isForced: boolean }
  /** A listing was searched, filtered or sorted: what it asks for now. `typed` while the search is being typed. */
  | {
      type: 'listing/changed'
      listing: { price: string; inStock: boolean; onPromotion: boolean; sort: string; search: string }
      typed: boolean
    }

/** The cart's id with the shop; null before the shop has made one. */
type InCart = { cartId: string | null }

type CartEvent =
  /**
   * The shopper put something in the cart, and it is there; `quantity` pieces more than before. Without a network it is
   * told at once, and sent to the shop later.
   */
  | ({
      type: 'cart/line-added'
      by: 'shopper'
      item: ItemCode
      quantity: number
      /** The catalogue's uuid. */
      productId: string
      /** The type of product, or `bundle`. */
      category: string
      /** Cents a piece. */
      unitPrice: number
    } & InCart)
  /** A line came without anybody's press on "Buy". */
  | ({
      type: 'cart/line-added'
      by: Exclude<LineCause, 'shopper'>
      item: ItemCode
      quantity: number
    } & InCart)
  /** A line that stays has another number of pieces. */
  | ({ type: 'cart/quantity-changed'; by: LineCause; item: ItemCode; from: number; to: number } & InCart)
  /** A line of `quantity` pieces went. */
  | ({ type: 'cart/line-removed'; by: LineCause; item: ItemCode; quantity: number } & InCart)
  /** The shop refused a change: what was shown is taken back. `items` by their keys, `product:khumo`. */
  | { type: 'cart/change-refused'; items: readonly string[]; code: string }
  /** A promo code is on the cart; `discount` in cents. A code comes from its field, or with a link (spec 4). */
  | { type: 'cart/promo-applied'; promoCode: string; by: 'shopper' | 'link'; discount: number }
  /** `code` is the shop's reason, such as `expired_promo_code`. */
  | { type: 'cart/promo-refused'; promoCode: string; by: 'shopper' | 'link'; code: string }
  | { type: 'cart/promo-removed' }

type CheckoutEvent =
  | { type: 'checkout/step-shown'; step: string }
  /** What the step asks for is with the shop. */
  | { type: 'checkout/step-completed'; step: string }
  /** The shopper wants to pay, in this way (spec 3, "Payment methods"). `amount` in cents. Told before the shop answers. */
  | { type: 'payment/attempted'; cartId: string; method: string; amount: number }
  /** The shop would not begin a payment; `code` is its reason. */
  | { type: 'payment/refused'; cartId: string; method: string; code: string }
  /** What the shop knows of a payment has changed. Told again by a page that is loaded again: `paymentId` is the same. */
  | { type: 'payment/outcome'; cartId: string; paymentId: string; method: string; status: string }
  /** The cart of this browser became an order. Once for each order. */
  | {
      type: 'order/placed'
      cartId: string
      orderNumber: string | null
      /** Cents, all of them; `tax` is part of `total`. */
      total: number
      tax: number
      shipping: number
      discount: number
      promoCode: string | null
      lines: readonly OrderedLine[]
    }

/** A line of an order; `unitPrice` in cents, `category` the type of product or `bundle`. */
type OrderedLine = ItemCode & { name: string; category: string; quantity: number; unitPrice: number }

type FormEvent =
  /** The first sign of a visitor in a form, once for each page view. Forms by name: `waitlist`, `signup`, `sales`. */
  | { type: 'form/started'; form: string }
  /** It was sent and taken. `answers` are those that may be measured, by field. */
  | { type: 'form/submitted'; form: string; answers: Readonly<Record<string, string | number | boolean>> }
  /** It was sent and refused; `code` is the reason. */
  | { type: 'form/failed'; form: string; code: string }

type PersonEvent =
  /** Somebody logged in or began a signup, and so has an id by which they are the same person later. It opens nothing. */
  {
    type: 'person/known'
    id: string
    by: 'login' | 'signup'
    who: Readonly<Record<'first_name' | 'last_name' | 'email', string>> & { phone?: string }
  }

type Listener = (event: SiteEvent) => void

/** An event and the moment it was told, in ms since 1970. */
export type ToldEvent = { event: SiteEvent; at: number }

/** More than a visitor does before an answer about cookies; of a script that floods, the last. */
const MOST_KEPT = 100

const listeners = new Set<Listener>()

/** What was told before anybody said what is to become of it. In memory alone: there may be no consent. */
let kept: ToldEvent[] | undefined = []

/** Tells whoever listens, before it returns. What fails with a listener is for engineers, and for nobody else. */
export const emit = (event: SiteEvent): void => {
  if (kept) kept = [...kept.slice(1 - MOST_KEPT), { event, at: Date.now() }]
  listeners.forEach((listener) => {
    try {
      listener(event)
    } catch (error) {
      reportError(error, `A listener failed on ${event.type}.`)
    }
  })
}

/** Hears everything from now on. Answers how to stop. */
export const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What was told so far in this document, in order. From now on nothing is kept: it is asked for once, or dropped. */
export const takeKeptEvents = (): readonly ToldEvent[] => {
  const taken = kept ?? []
  kept = undefined
  return taken
}

/** An amount of rand, as on the wire, in whole cents. */
export const toCents = (rand: number): number => Math.round(rand * 100)
