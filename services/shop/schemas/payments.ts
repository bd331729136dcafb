import Type, { type Static } from 'typebox'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../domain/order-state'
import { PAYMENT_METHODS } from '../payments/providers'
import { Id, Nullable, OneOf, Rand } from './common'

const BankDetails = Type.Object(
  {
    bank: Type.String(),
    account_holder: Type.String(),
    account_number: Type.String(),
    branch_code: Type.String(),
    account_type: Type.String(),
  },
  { title: 'BankDetails' },
)

/** The five figures of NCA regulation 21: amount, number, total, rate and residual. */
export const InstalmentPlanBody = Type.Object(
  {
    instalment: Type.Number({ description: 'In rand, charged each month' }),
    last_instalment: Type.Number({ description: 'In rand; the last one may be some cents smaller' }),
    number: Type.Integer({ description: 'How many instalments' }),
    total: Type.Number({ description: 'In rand, of all instalments' }),
    annual_rate: Type.Number({ description: 'Percent a year' }),
    residual: Type.Number({ description: 'In rand, still to pay after the last instalment' }),
    first_payment_on: Type.String({
      format: 'date',
      description: 'The day the plan is activated, in South Africa',
    }),
  },
  { title: 'InstalmentPlan' },
)

/** What an unfinished payment waits for. */
const NEXT_STEPS = ['open_page', 'process', 'transfer', 'wait'] as const

export const PaymentSummary = Type.Object(
  {
    id: Type.String(),
    method: OneOf(PAYMENT_METHODS),
    status: OneOf(PAYMENT_STATUSES),
    reason: Nullable(
      Type.String({ description: 'Why it was declined, or why the shop ended it, for the shopper' }),
    ),
    amount: Type.Number({ description: 'In rand; of an instalment plan, the first instalment' }),
    reference: Type.String(),
    next_step: Nullable(
      Type.Unsafe<(typeof NEXT_STEPS)[number]>({
        type: 'string',
        enum: [...NEXT_STEPS],
        description:
          '`open_page`: the page at redirect_url is still open; `process`: the shopper has returned, so call process_…; ' +
          '`transfer`: the shopper makes the EFT; `wait`: the provider or the back office acts next; null once the payment has ended',
      }),
    ),
    redirect_url: Nullable(Type.String({ description: 'The provider’s page, while it is still open' })),
    bank_details: Nullable(BankDetails),
    instalment_plan: Nullable(InstalmentPlanBody),
    expires_at: Nullable(Type.String({ format: 'date-time' })),
    confirm_by: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'When the items go back on sale unless the shopper confirms the order by mail. Null when no confirmation is needed',
      }),
    ),
  },
  { title: 'PaymentSummary' },
)

export const Amount = Type.Optional(
  Type.Number({ minimum: 0, maximum: 1e9, description: 'The rand total that the shopper saw' }),
)
/** The address to which a page returns. */
export const Address = Type.String({ minLength: 1, maxLength: 2000 })

export const OrderNumber = Type.Object({
  order_number: Type.String(),
  access: Type.Optional(
    Type.String({
      description: 'For the header `order-access`, as in the answer to a lookup; only while the cart is open',
    }),
  ),
  expires_at: Type.Optional(Type.String({ format: 'date-time', description: 'Of the access' })),
})

/** The page that the shopper opens. While the provider is down it belongs to another one, which the cart's payment names. */
export const PageOpened = Type.Object({ redirect_url: Type.String(), payment_id: Type.String() })
export type PageOpened = Static<typeof PageOpened>

export const IntentRequest = Type.Object({ amount: Amount })

const placed = {
  status: OneOf(ORDER_STATUSES),
  order_number: Type.String(),
  reference: Type.String(),
  amount: Rand,
}

export const EftPlaced = Type.Object({
  ...placed,
  bank_details: BankDetails,
  expires_at: Type.String({ format: 'date-time' }),
})

export const CardOnDeliveryPlaced = Type.Object(placed)

export const FreeRequest = Type.Object({ id: Type.Optional(Id('Cart id')) })

export const PaymentResult = Type.Object({ status: OneOf(ORDER_STATUSES), order_number: Type.String() })

/** Each entry is one choice for the shopper, with its current method; an entry with a plan is the card in instalments. */
export const PaymentMethods = Type.Object({
  payment_methods: Type.Array(
    Type.Object(
      { name: OneOf(PAYMENT_METHODS), instalment_plan: Nullable(InstalmentPlanBody) },
      { title: 'PaymentMethodOffer' },
    ),
  ),
  not_offered: Type.Array(
    Type.Object(
      { name: OneOf(PAYMENT_METHODS), message: Type.String({ description: 'Why, for the shopper' }) },
      { title: 'PaymentMethodNotOffered' },
    ),
    { description: 'The requested methods that the cart may not be paid by' },
  ),
})
