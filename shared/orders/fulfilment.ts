import { fulfilledAt, needsDelivery, type PlacedOrder } from './order'

/** The steps of the warehouse with goods, in their order. */
const GOODS_STEPS = ['packed', 'on_its_way', 'delivered'] as const
/** The step of an order of services alone. */
const SERVICE_STEPS = ['booked', 'done'] as const
export const FULFILMENT_STEPS = [...GOODS_STEPS, ...SERVICE_STEPS] as const

export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number]

/** The steps of an order. One with goods and services has those of goods. */
export const fulfilmentSteps = (hasGoods: boolean): readonly FulfilmentStep[] =>
  hasGoods ? GOODS_STEPS : SERVICE_STEPS

export const isFulfilmentStep = (text: string): text is FulfilmentStep =>
  FULFILMENT_STEPS.some((step) => step === text)

type ProgressStep = {
  /** The item's name. */
  name: string
  /** When it happened, ISO 8601; null if it has not happened or was not recorded. */
  at: string | null
  /** The last step that happened. */
  isCurrent: boolean
  /** Shown with a tick: another step followed, or none has to. */
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

/** All steps of an order that is not cancelled, in the expected order. */
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
 * The progress of an order: the steps that have happened, by their time, then those that have not. A cancelled order ends with the
 * cancellation, and none of its steps counts as done. A delivered order has no open steps, even if some were not recorded.
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
