import { object, string } from 'yup'
import { emailRule } from '../../forms'
import { isOrderNumber, normaliseOrderNumber } from '../../orders'

export const lookupSchema = object({
  number: string()
    .transform(normaliseOrderNumber)
    .required('Order number required')
    .test('number', 'An order number is ZA and digits, such as ZA10000001', (number) =>
      isOrderNumber(number),
    ),
  email: emailRule,
})
