import Type from 'typebox'
import { readReturnAddress } from '../../domain/return-address'
import { siteOf } from '../../routes/allow-sites'
import type { Routes, ShopContext } from '../../routes/context'
import { answers } from '../../schemas/common'
import { backTo, PAGE_CALL, pageOpener } from '../page-opener'
import { Address, Amount } from '../schemas'

const StitchRequest = Type.Object({ amount: Amount, return_url: Address })
const StitchStarted = Type.Object({ payment_link: Type.String(), payment_id: Type.String() })

export function stitchRoutes(routes: Routes, shop: ShopContext): void {
  const { open } = pageOpener(shop)
  routes.post(
    '/carts/:id/stitch_instant_eft/',
    {
      config: { counts: 'order' },
      schema: {
        operationId: 'stitchInstantEft',
        ...PAGE_CALL,
        body: StitchRequest,
        response: answers(200, StitchStarted),
      },
    },
    async (request) => {
      const { amount, return_url: returnUrl } = request.body
      const back = readReturnAddress(returnUrl, siteOf(shop, request), 'return_url')
      const returnAddresses = (paymentId: string) => backTo(back(paymentId), back(paymentId))
      const page = { cartId: request.params.id, method: 'Instant EFT (Stitch)' as const, amount }
      const opened = await open(request, { ...page, returnAddresses })
      return { payment_link: opened.redirect_url, payment_id: opened.payment_id }
    },
  )
}
