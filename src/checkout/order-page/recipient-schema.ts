import { object } from 'yup'
import { optionalLine, typed } from '../../../shared/input-rules'
import { vatNumberProblem } from '../../../shared/official-numbers'

/** The business that an invoice names. The lengths are the shop API's. */
export const recipientSchema = object({
  name: optionalLine('Business name', 120),
  address: optionalLine('Business address', 300),
  vat_number: typed('vatNumber').test('vat', (number = '', { createError }) => {
    const message = vatNumberProblem(number)
    return message ? createError({ message }) : true
  }),
})
