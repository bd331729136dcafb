import Type, { type Static } from 'typebox'
import { MOST_CHARACTERS } from '../../../shared/contact-details'
import { Nullable, Rand, Typed } from './common'

/** A business that wants to be named on its invoice; what is empty is left out. */
export const InvoiceRecipient = Type.Object(
  {
    name: Typed('text', { maxLength: MOST_CHARACTERS.business_name }),
    address: Typed('text', { maxLength: MOST_CHARACTERS.address }),
    vat_number: Typed('vatNumber', {
      maxLength: 20,
      description: 'Ten digits, the first a 4; spaces and dashes do not count',
    }),
  },
  { title: 'InvoiceRecipient' },
)

const Amount = Type.Number({ description: 'In rand' })

/** The particulars of a tax invoice (VAT Act s20(4)). */
export const InvoiceBody = Type.Object(
  {
    number: Type.String({ description: 'Serial number, without gaps' }),
    issued_at: Type.String({ format: 'date-time' }),
    order_number: Type.String(),
    seller: Type.Object({
      legal_name: Type.String(),
      registration_number: Type.String(),
      vat_number: Type.String(),
      address: Type.String(),
      phone: Type.String(),
      email: Type.String(),
    }),
    recipient: InvoiceRecipient,
    lines: Type.Array(
      Type.Object({ description: Type.String(), quantity: Type.Integer(), unit_price: Rand, amount: Rand }),
    ),
    promo_code: Nullable(Type.String()),
    discount: Amount,
    delivery: Amount,
    before_vat: Amount,
    vat_percent: Type.Number(),
    vat: Amount,
    total: Amount,
  },
  { title: 'Invoice' },
)
export type InvoiceBody = Static<typeof InvoiceBody>
