import { useState } from 'react'
import { deliveryCost, deliveryDate, type Delivery } from '../../orders'
import { shortDay } from '../../platform/sast-date'
import { toShopError } from '../../platform/http'
import { formatRand } from '../../platform/money'
import { ChoiceField, Note } from '../../ui'
import { chooseDelivery } from '../choose-delivery'
import type { RemoteCart } from '../order-facts'
import { useCheckout } from '../store'
import { usePaysByEft } from '../use-delivery-promise'

const NAMES: Readonly<Record<Delivery, string>> = { standard: 'Standard', express: 'Express' }

/**
 * Standard or express, with what each costs and when it arrives. Saved at once: the total follows, and is said here too,
 * since on a phone the summary is out of sight.
 */
export const DeliveryChoice = ({ cart }: { cart: RemoteCart }) => {
  const wanted = useCheckout(({ wantedDelivery }) => wantedDelivery)
  const byEft = usePaysByEft()
  const [now] = useState(() => Date.now())
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
    const day = shortDay(deliveryDate(now, { delivery, byEft }))
    return {
      value: delivery,
      label: `${NAMES[delivery]}, ${cost.replace('Free', 'free')}`,
      note: `With you by ${day}`,
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
