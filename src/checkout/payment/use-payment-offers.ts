import { useCallback, useEffect, useState } from 'react'
import { toShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { fetchPaymentOffers } from '../shop'
import { choicesOf, type OfferedChoice, type PaymentRefusal } from './payment-methods'

type PaymentOffers =
  | { kind: 'loading' }
  | { kind: 'ready'; choices: OfferedChoice[]; refusals: PaymentRefusal[] }
  | { kind: 'failed'; message: string }

const load = (id: string): Promise<PaymentOffers> =>
  fetchPaymentOffers(id).then(
    ({ payment_methods, not_offered }) => ({
      kind: 'ready',
      choices: choicesOf(payment_methods),
      refusals: not_offered,
    }),
    (error: unknown) => ({ kind: 'failed', message: toShopError(error).message }),
  )

/** What the shop says this cart may be paid with; asked anew when the total changes, and by `retry`, which answers it too. */
export const usePaymentOffers = ({ id, totals }: ShopCart) => {
  const [offers, setOffers] = useState<PaymentOffers>({ kind: 'loading' })
  const { total } = totals
  const retry = useCallback(async () => {
    const loaded = await load(id)
    setOffers(loaded)
    return loaded
  }, [id])

  useEffect(() => {
    let isOver = false
    void load(id).then((loaded) => {
      if (!isOver) setOffers(loaded)
    })
    return () => {
      isOver = true
    }
  }, [id, total])

  return { offers, retry }
}
