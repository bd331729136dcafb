import Type from 'typebox'
import { ORDER_STATUSES } from '../domain/order-state'
import { Id, Nullable, OneOf, Rand } from '../schemas/common'
import { BankDetails, InstalmentPlanBody } from '../schemas/payment-summary'
import { PAYMENT_METHODS } from './methods'

export const Amount = Type.Optional(
  Type.Number({ minimum: 0, maximum: 1e9, description: 'The rand total that the shopper saw' }),
)
/** Where a page leads back to. */
export const Address = Type.String({ minLength: 1, maxLength: 2000 })

export const OrderNumber = Type.Object({
  order_number: Type.String(),
  access: Type.Optional(
    Type.String({
      description: 'For the header `order-access`, as of a lookup; only while the cart is open',
    }),
  ),
  expires_at: Type.Optional(Type.String({ format: 'date-time', description: 'Of the access' })),
})

/** The page that the shopper goes to. While the provider is down it is another one's: the cart's payment says whose. */
export const PageOpened = Type.Object({ redirect_url: Type.String(), payment_id: Type.String() })

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

/** Each entry is one choice of the shopper's, with the method that serves it now; with a plan it is the card in instalments. */
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
    { description: 'What the cart asks for and may not be paid by' },
  ),
})
