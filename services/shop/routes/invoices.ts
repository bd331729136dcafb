import { MOST_CHARACTERS } from '../../../shared/contact-details'
import { vatNumberProblem } from '../../../shared/official-numbers'
import Type, { type Static } from 'typebox'
import { toRand } from '../../../shared/money'
import { addressLines } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import {
  findInvoice,
  type Invoice,
  invoiceNumber,
  type InvoiceRecipient,
  nameRecipient,
} from '../store/order-record'
import { Problem } from '../domain/problem'
import { SELLER } from '../domain/seller'
import { answers, CartParams, Nullable, OrderHeaders, Rand, Typed } from '../schemas/common'
import { readCart } from '../store/carts'
import { findOrder, type Order } from '../store/orders'
import { assertOwner } from './by-order-number'
import type { Routes, ShopContext } from './context'

/** A business that wants its name on its invoice; empty fields are left out. */
const InvoiceRecipient = Type.Object(
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

const REFUSED = '409 `invoice_not_issued` for an order that is not paid, is cancelled or costs nothing.'

/** The tax invoice of a paid order. */
export function invoiceRoutes(routes: Routes, shop: ShopContext): void {
  const { database } = shop
  const common = { params: CartParams, headers: OrderHeaders, response: answers(200, InvoiceBody) }

  routes.get(
    '/carts/:id/invoice/',
    { schema: { operationId: 'getInvoice', description: REFUSED, ...common } },
    async (request) => {
      await assertOwner(shop, request)
      return invoiceOf(database, request.params.id)
    },
  )

  routes.put(
    '/carts/:id/invoice/recipient/',
    {
      schema: {
        operationId: 'nameInvoiceRecipient',
        description: `Names the business that the invoice is for. ${REFUSED}`,
        ...common,
        body: InvoiceRecipient,
      },
    },
    async (request) => {
      const { params, body } = request
      await assertOwner(shop, request)
      const { name, address, vat_number: vatNumber } = body
      const problem = vatNumberProblem(vatNumber)
      if (problem) throw new Problem('invalid_request', `${problem}.`, { vat_number: problem })
      const { order_number: orderNumber } = await invoiceOf(database, params.id)
      await nameRecipient(database, orderNumber, { name, address, vatNumber })
      return invoiceOf(database, params.id)
    },
  )
}

async function invoiceOf(queries: Queries, cartId: string): Promise<InvoiceBody> {
  const { orderNumber } = await readCart(queries, cartId)
  const found = await findOrder(queries, orderNumber)
  const invoice = found?.order.status === 'complete' && (await findInvoice(queries, found.order.number))
  if (!invoice) {
    throw new Problem('invoice_not_issued', 'There is a tax invoice once the order is paid, and not before.')
  }
  return presentInvoice(invoice, found.order)
}

/** A tax invoice: the shop's current details, and the order as agreed. The recipient is by default the shopper. */
function presentInvoice(
  { number, issuedAt, recipient }: Invoice,
  { number: orderNumber, snapshot }: Order,
): InvoiceBody {
  const { lines, promoCode, totals } = snapshot
  const { legalName, registrationNumber, vatNumber, address, phone, email } = SELLER
  const shopper = shopperOf(snapshot)
  return {
    number: invoiceNumber(number),
    issued_at: issuedAt.toISOString(),
    order_number: orderNumber,
    seller: {
      legal_name: legalName,
      registration_number: registrationNumber,
      vat_number: vatNumber,
      address,
      phone,
      email,
    },
    recipient: {
      name: recipient?.name || shopper.name,
      address: recipient?.address || shopper.address,
      vat_number: recipient?.vatNumber ?? '',
    },
    lines: lines.map((line) => ({
      description: line.name,
      quantity: line.quantity,
      unit_price: toRand(line.unitPriceCents),
      amount: toRand(line.lineTotalCents),
    })),
    promo_code: promoCode,
    discount: toRand(totals.discount),
    delivery: toRand(totals.shipping),
    before_vat: toRand(totals.total - totals.vat),
    vat_percent: totals.vatPercent,
    vat: toRand(totals.vat),
    total: toRand(totals.total),
  }
}

const shopperOf = ({ contactInfo, address }: Order['snapshot']): Omit<InvoiceRecipient, 'vatNumber'> => ({
  name: contactInfo ? `${contactInfo.first_name} ${contactInfo.last_name}` : '',
  address: address ? addressLines(address).join(', ') : '',
})
