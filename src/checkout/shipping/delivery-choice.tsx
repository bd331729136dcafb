import { useState } from 'react'
import { cartHasChanged } from '../../cart'
import {
  deliveryCost,
  deliveryDate,
  deliveryTime,
  type Delivery,
  type ShopCart,
} from '../../../shared/orders'
import { isShopTime, timeNow } from '../../platform/clock'
import { shortDay } from '../../../shared/sast-date'
import { toShopError } from '../../platform/http'
import { formatRand } from '../../../shared/money'
import { ChoiceField, Note } from '../../ui'
import { saveShipping } from '../shop'
import { setRemoteCart, useCheckout } from '../store'
import { usePaysByEft } from './delivery-promise'

const saveWanted = async (): Promise<void> => {
  const { remoteCart, wantedDelivery: delivery } = useCheckout.getState()
  if (!remoteCart || !delivery || delivery === remoteCart.delivery) return
  const saved = await saveShipping(remoteCart.id, { delivery })
  cartHasChanged()
  // Another answer came meanwhile (the step was saved): this one may be older than that.
  if (useCheckout.getState().remoteCart === remoteCart) setRemoteCart(saved)
  return saveWanted()
}

/**
 * Puts a delivery on the shop's cart at once, so that the total beside the choice is the shop's. The last of several quick
 * choices counts.
 * @throws ShopError; the cart stays as it was
 */
const chooseDelivery = async (delivery: Delivery): Promise<void> => {
  const isUnderWay = useCheckout.getState().wantedDelivery !== null
  useCheckout.setState({ wantedDelivery: delivery })
  if (isUnderWay) return
  try {
    await saveWanted()
  } finally {
    useCheckout.setState({ wantedDelivery: null })
  }
}

const NAMES: Readonly<Record<Delivery, string>> = { standard: 'Standard', express: 'Express' }

/**
 * Standard or express, with what each costs and when it arrives. Saved at once: the total follows, and is said here too,
 * since on a phone the summary is out of sight.
 */
export const DeliveryChoice = ({ cart }: { cart: ShopCart }) => {
  const wanted = useCheckout(({ wantedDelivery }) => wantedDelivery)
  const byEft = usePaysByEft()
  const [now] = useState(timeNow)
  const [problem, setProblem] = useState<string>()

  const choose = async (delivery: Delivery) => {
    setProblem(undefined)
    try {
      await chooseDelivery(delivery)
    } catch (error) {
      const { message } = toShopError(error)
      setProblem(`${message} Your delivery has not changed.`)
    }
  }
  const options = cart.delivery_options.map(({ delivery, price }) => {
    const cost = deliveryCost(delivery, price, cart.promo_code)
    return {
      value: delivery,
      label: `${NAMES[delivery]}, ${cost.replace('Free', 'free')}`,
      note: isShopTime()
        ? `With you by ${shortDay(deliveryDate(now, { delivery, byEft }))}`
        : `With you ${deliveryTime(delivery)}`,
    }
  })
  return (
    <>
      <ChoiceField
        name="delivery"
        label="Delivery"
        options={options}
        value={wanted ?? cart.delivery}
        onChange={(value) => void choose(value)}
        error={problem}
        columns
      />
      <Note role="status">
        {wanted
          ? 'Working out your total…'
          : `Your total is ${formatRand(cart.totals.total)}, delivery included.`}
      </Note>
    </>
  )
}
