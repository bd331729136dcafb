import Type from 'typebox'
import { ORDER_STATUSES } from '../domain/order-state'
import { BankDetails } from './cart'
import { OneOf, Rand } from './common'

const Amount = Type.Optional(Type.Number({ description: 'The rand total that the shopper saw' }))
const Address = Type.String({ minLength: 1, maxLength: 2000 })

export const OrderNumber = Type.Object({ order_number: Type.String() })

export const CheckoutRequest = Type.Object({
  amount: Amount,
  success_url: Address,
  cancel_url: Address,
})

export const CheckoutStarted = Type.Object({ redirect_url: Type.String(), payment_id: Type.String() })

export const EftRequest = Type.Object({ amount: Amount })

export const EftPlaced = Type.Object({
  status: OneOf(ORDER_STATUSES),
  order_number: Type.String(),
  reference: Type.String(),
  amount: Rand,
  bank_details: BankDetails,
  expires_at: Type.String({ format: 'date-time' }),
})

export const FreeRequest = Type.Object({ id: Type.Optional(Type.String()) })

export const PaymentResult = Type.Object({ status: OneOf(ORDER_STATUSES), order_number: Type.String() })
