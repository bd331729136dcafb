import Type from 'typebox'
import { readReturnAddress } from '../../domain/return-address'
import { siteOf } from '../../routes/allow-sites'
import type { Routes, ShopContext } from '../../routes/context'
import { answers } from '../../schemas/common'
import { backTo, PAGE_CALL, pageOpener } from '../page-opener'
import { Address, Amount, PageOpened } from '../schemas'

const CheckoutRequest = Type.Object({ amount: Amount, success_url: Address, cancel_url: Address })

export function checkoutRoutes(routes: Routes, shop: ShopContext): void {
  const { open } = pageOpener(shop)
  routes.post(
    '/carts/:id/initiate_checkout_payment/',
    {
      config: { counts: 'order' },
      schema: {
        operationId: 'initiateCheckoutPayment',
        ...PAGE_CALL,
        body: CheckoutRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, success_url: successUrl, cancel_url: cancelUrl } = request.body
      const siteUrl = siteOf(shop, request)
      const success = readReturnAddress(successUrl, siteUrl, 'success_url')
      const cancel = readReturnAddress(cancelUrl, siteUrl, 'cancel_url')
      const returnAddresses = (paymentId: string) => backTo(success(paymentId), cancel(paymentId))
      const page = { cartId: request.params.id, method: 'Credit Card (Checkout)' as const, amount }
      return open(request, { ...page, returnAddresses })
    },
  )
}
