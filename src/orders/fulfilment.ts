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
