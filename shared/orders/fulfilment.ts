import { fulfilledAt, needsDelivery, type PlacedOrder } from './order'

/** What the warehouse does with goods, in its order. */
const GOODS_STEPS = ['packed', 'on_its_way', 'delivered'] as const
/** What becomes of an order of services alone. */
const SERVICE_STEPS = ['booked', 'done'] as const
export const FULFILMENT_STEPS = [...GOODS_STEPS, ...SERVICE_STEPS] as const

export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number]

/** The steps of an order; one with goods and services goes by its goods. */
export const fulfilmentSteps = (hasGoods: boolean): readonly FulfilmentStep[] =>
  hasGoods ? GOODS_STEPS : SERVICE_STEPS

export const isFulfilmentStep = (text: string): text is FulfilmentStep =>
  FULFILMENT_STEPS.some((step) => step === text)

type ProgressStep = {
  /** What it is called. */
  name: string
  /** When it happened, ISO 8601; null while it is ahead, and where nobody noted it. */
  at: string | null
  /** The last thing that happened. */
  isCurrent: boolean
  /** Worth a tick: something followed it, or nothing has to. */
  isDone: boolean
}

const NAMES: Readonly<Record<FulfilmentStep, string>> = {
  packed: 'Packed',
  on_its_way: 'On its way',
  delivered: 'Delivered',
  booked: 'Booked',
  done: 'Done',
}

type Stop = Pick<ProgressStep, 'name' | 'at'>

/** Everything that happens to an order that is not cancelled, in the order in which it should. */
const stopsOf = (order: PlacedOrder): Stop[] => {
  const { placed_at, paid_at, payment, fulfilment, items } = order
  const steps = fulfilmentSteps(needsDelivery(items))
  const at = (step: FulfilmentStep) => fulfilment.find((reached) => reached.step === step)?.at ?? null
  const placed = { name: 'Placed', at: placed_at }
  const paid = { name: 'Paid', at: paid_at }
  const middle = steps.slice(0, -1).map((step) => ({ name: NAMES[step], at: at(step) }))
  const last = { name: NAMES[steps.at(-1) ?? 'done'], at: fulfilledAt(order) }
  switch (payment?.method) {
    case 'Card on delivery':
      return [placed, ...middle, { ...last, name: `Paid and ${last.name.toLowerCase()}` }]
    case 'Payment terms':
      return [placed, ...middle, last, paid]
    case 'Free':
      return [placed, ...middle, last]
    default:
      return [placed, paid, ...middle, last]
  }
}

/**
 * The way of an order from the shopper to the door: what has happened, by when it did, then what has not. A cancelled
 * order ends with that, and nothing of it counts as done; one that was handed over has no steps ahead that nobody noted.
 */
export const orderProgress = (order: PlacedOrder): ProgressStep[] => {
  const stops = stopsOf(order)
  const reached = stops
    .filter(({ at }) => at !== null)
    .sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
  if (order.stage === 'over') {
    const ended = { name: 'Cancelled', at: null, isCurrent: true, isDone: false }
    return [...reached.map((stop) => ({ ...stop, isCurrent: false, isDone: false })), ended]
  }
  const isSkipped = ({ name }: Stop) => fulfilledAt(order) !== null && name !== 'Paid'
  const ahead = stops.filter((stop) => stop.at === null && !isSkipped(stop))
  return [
    ...reached.map((stop, index) => {
      const isCurrent = index === reached.length - 1
      return { ...stop, isCurrent, isDone: !isCurrent || ahead.length === 0 }
    }),
    ...ahead.map((stop) => ({ ...stop, isCurrent: false, isDone: false })),
  ]
}
