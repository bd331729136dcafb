import { PROVINCES, isEmailAddress, MOST_CHARACTERS } from '../../../shared/contact-details'
import Type, { type Static } from 'typebox'
import Format from 'typebox/format'
import {
  DELIVERIES,
  FULFILMENT_STEPS,
  ORDER_STAGES,
  type OrderStage,
  RETURN_OUTCOMES,
  RETURN_REASONS,
} from '../../../shared/orders'
import { BundleBody, ProductBody } from '../catalogue/bodies'
import { ORDER_STATUSES } from '../domain/order-state'
import { PAYMENT_TERMS_FLAG } from '../payments/method-rules'
import { PROVIDER_FLAGS } from '../payments/providers'
import { Code, Id, Nullable, OneOf, Quantity, Rand, Typed } from './common'
import { PaymentSummary } from './payments'

/**
 * Every feature flag of a cart, by name (spec 3): those that decide how it is paid, the site's own switch (spec 2, get-started
 * dialog), and `instalments`, which older callers set and which has no effect.
 */
const FEATURE_FLAGS = [PAYMENT_TERMS_FLAG, ...PROVIDER_FLAGS, 'instalments', 'get-started-modal'] as const

// Replaces TypeBox's own format everywhere, which accepts `thandi@gmail`.
Format.Set('email', isEmailAddress)

/** An email address that mail can be sent to. Length: spec 5, lead form. */
const Email = Typed('email', { format: 'email', maxLength: MOST_CHARACTERS.email })

const items = Type.Array(Type.Object({ id: Id('Of an item of the order'), quantity: Quantity }), {
  minItems: 1,
  maxItems: 50,
})

export const ReturnRequest = Type.Object({
  items,
  reason: OneOf(RETURN_REASONS),
  details: Type.Optional(Typed('text', { maxLength: 1000, description: 'In the shopper’s words' })),
  outcome: OneOf(RETURN_OUTCOMES),
})
export type ReturnRequest = Static<typeof ReturnRequest>

/** What a shopper wants to return. */
export const ReturnBody = Type.Object(
  {
    reference: Type.String(),
    requested_at: Type.String({ format: 'date-time' }),
    reason: OneOf(RETURN_REASONS),
    details: Type.String(),
    outcome: OneOf(RETURN_OUTCOMES),
    items,
  },
  { title: 'OrderReturn' },
)
export type ReturnBody = Static<typeof ReturnBody>

const text = (maxLength: number) => Typed('text', { minLength: 1, maxLength })

const ContactInfoBody = Type.Object(
  {
    first_name: text(MOST_CHARACTERS.first_name),
    last_name: text(MOST_CHARACTERS.last_name),
    email: Email,
    phone: Typed('phone', { minLength: 1, maxLength: 20 }),
  },
  { title: 'ContactInfo' },
)

const AddressBody = Type.Object(
  {
    street: text(MOST_CHARACTERS.street),
    complex: Type.Optional(Typed('text', { maxLength: MOST_CHARACTERS.complex })),
    suburb: text(MOST_CHARACTERS.suburb),
    city: text(MOST_CHARACTERS.city),
    province: OneOf(PROVINCES),
    postal_code: Typed('postalCode', { pattern: '^\\d{4}$', maxLength: 4 }),
  },
  { title: 'Address' },
)

const TrackingAttribution = Type.Object({
  platform: Type.Optional(Type.String({ maxLength: 40, description: '`web` or `mobile web`' })),
  wau: Type.Optional(Type.String({ maxLength: 200, description: 'Visitor identifier, empty if missing' })),
})
export type TrackingAttribution = Static<typeof TrackingAttribution>

export const NewCart = Type.Object({
  source: OneOf(['shop', 'portal', 'signup']),
  tracking_attribution: Type.Optional(TrackingAttribution),
})

export const CartPatch = Type.Object({
  contact_info: Type.Optional(ContactInfoBody),
  address: Type.Optional(AddressBody),
  delivery: Type.Optional(OneOf(DELIVERIES)),
  tracking_attribution: Type.Optional(TrackingAttribution),
  promo_code: Type.Optional(
    Nullable(Typed('promoCode', { maxLength: 80, description: 'null or empty removes it' })),
  ),
})

const CartLineBody = Type.Object(
  {
    id: Type.String(),
    product: Type.Optional(ProductBody),
    bundle: Type.Optional(BundleBody),
    quantity: Quantity,
    unit_price: Rand,
    original_unit_price: Nullable(Rand),
    line_total: Rand,
  },
  { title: 'CartItem' },
)

export const CartBody = Type.Object(
  {
    id: Type.String(),
    source: Type.String(),
    status: OneOf(ORDER_STATUSES),
    is_open: Type.Boolean({
      description: 'false once it is ordered or cancelled: further changes need a new cart',
    }),
    stage: Type.Unsafe<OrderStage>({
      ...OneOf(ORDER_STAGES),
      description:
        'How far it has come as an order. `open`: not ordered; `paying`: a payment was started and has not ended; `placed`: ordered, paid or to be paid as agreed; `over`: cancelled',
    }),
    order_number: Nullable(Type.String()),
    placed_at: Nullable(
      Type.String({ format: 'date-time', description: 'When it was ordered; null until then' }),
    ),
    paid_at: Nullable(Type.String({ format: 'date-time', description: 'When it was paid; null until then' })),
    fulfilment: Type.Array(
      Type.Object(
        { step: OneOf(FULFILMENT_STEPS), at: Type.String({ format: 'date-time' }) },
        { title: 'Fulfilment' },
      ),
      { description: 'The finished steps of the warehouse, in order' },
    ),
    invoice_number: Nullable(
      Type.String({
        description: 'The number of its tax invoice; null until it is paid, and for a free order',
      }),
    ),
    returns: Type.Array(ReturnBody),
    items: Type.Array(CartLineBody),
    promo_code: Nullable(Type.String()),
    totals: Type.Object(
      {
        subtotal: Rand,
        discount: Rand,
        shipping: Rand,
        vat: Type.Number({ description: 'In rand, contained in the total' }),
        total: Rand,
      },
      { title: 'Totals' },
    ),
    vat_percent: Type.Number({
      description:
        'The VAT rate in the totals: the current one for an open cart, the original one for an order',
    }),
    delivery: OneOf(DELIVERIES),
    delivery_options: Type.Array(
      Type.Object({ delivery: OneOf(DELIVERIES), price: Rand }, { title: 'DeliveryOption' }),
      { description: 'The shopper’s choices; empty when nothing is delivered and once the cart is ordered' },
    ),
    feature_flags: Type.Array(Type.String()),
    contact_info: Nullable(ContactInfoBody),
    address: Nullable(AddressBody),
    payment: Nullable(PaymentSummary),
  },
  { title: 'Cart' },
)
export type CartBody = Static<typeof CartBody>

const ITEM_ACTIONS = ['add', 'remove', 'replace', 'add_bundle', 'remove_bundle', 'replace_bundle'] as const

export const ItemAction = Type.Object({
  action: OneOf(ITEM_ACTIONS),
  product: Type.Optional(Code),
  bundle: Type.Optional(Code),
  quantity: Type.Optional(Quantity),
  replacement_product: Type.Optional(Code),
  replacement_bundle: Type.Optional(Code),
})
export type ItemAction = Static<typeof ItemAction>

export const BulkAdd = Type.Object({
  items: Type.Array(
    Type.Object({
      item_id: Code,
      quantity: Type.Optional(Quantity),
      is_bundle: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})

export const FeatureFlag = Type.Object({ feature_flag: OneOf(FEATURE_FLAGS) })
