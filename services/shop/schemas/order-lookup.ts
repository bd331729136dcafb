import Type from 'typebox'
import { Typed } from './common'

export const OrderLookup = Type.Object({
  number: Typed('orderNumber', {
    minLength: 1,
    maxLength: 40,
    description: 'Such as ZA10000001; spaces and dashes do not count',
  }),
  email: Typed('email', {
    minLength: 1,
    description: 'The address the order was placed with; upper and lower case are the same',
  }),
})

export const OrderAccess = Type.Object(
  {
    order_number: Type.String(),
    access: Type.String({ description: 'For the header `order-access`' }),
    expires_at: Type.String({ format: 'date-time', description: 'From then on the order is looked up anew' }),
  },
  { title: 'OrderAccess' },
)
