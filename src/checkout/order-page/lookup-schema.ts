import { object } from 'yup'
import { emailRule, typed } from '../../../shared/input-rules'
import { isOrderNumber } from '../../../shared/orders'

/** What opens an order. */
export const lookupSchema = object({
  number: typed('orderNumber')
    .required('Order number required')
    .test('number', 'An order number is ZA and digits, such as ZA10000001', isOrderNumber),
  email: emailRule,
})
