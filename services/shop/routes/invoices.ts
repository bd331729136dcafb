import { vatNumberProblem } from '../../../shared/official-numbers'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import { answers, CartParams, OrderHeaders } from '../schemas/common'
import { InvoiceBody, InvoiceRecipient } from '../schemas/invoices'
import { readCart } from '../store/carts'
import { findInvoice, nameRecipient } from '../store/invoices'
import { findOrder } from '../store/orders'
import { assertOwner } from './by-order-number'
import type { Routes, ShopContext } from './context'
import { presentInvoice } from './present-invoice'

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
