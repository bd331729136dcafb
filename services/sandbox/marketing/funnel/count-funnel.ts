/** One step on the way to an order: the calls that stand for it. */
export interface FunnelStep {
  name: string
  type: 'page' | 'track'
  /** Of track calls, by Segment's Ecommerce Spec v2; none of page calls. */
  events: readonly string[]
}

/** The way from a page to an order, at most ten steps. */
export const FUNNEL_STEPS: readonly FunnelStep[] = [
  { name: 'Saw a page', type: 'page', events: [] },
  { name: 'Saw a product', type: 'track', events: ['Product Viewed'] },
  { name: 'Put one in the cart', type: 'track', events: ['Product Added'] },
  { name: 'Began the checkout', type: 'track', events: ['Checkout Started', 'Checkout Step Viewed'] },
  { name: 'Chose how to pay', type: 'track', events: ['Payment Info Entered'] },
  { name: 'Ordered', type: 'track', events: ['Order Completed'] },
]

/** Visitors who did the same in the same order. */
export interface Way {
  /** The places of their steps in `FUNNEL_STEPS`, one digit each, in the order of time: `0012`. */
  steps: string
  visitors: number
}

interface FunnelCount {
  name: string
  visitors: number
  /** Of those of the step before, from 0 to 1; null where there were none. */
  ofPrevious: number | null
  ofFirst: number | null
  /** Those of the step before who did not come here. */
  lost: number
}

export interface Funnel {
  counts: readonly FunnelCount[]
  /** The step before which most are lost; null where nobody is. */
  worst: FunnelCount | null
  /** Visitors who ordered without every step before, such as with a cart of the day before: they are not in the last count. */
  otherOrders: number
}

/** How far somebody came: a step counts once the one before it was done, earlier in time. */
function reach(steps: string): number {
  let reached = 0
  for (const step of steps) if (Number(step) === reached) reached += 1
  return reached
}

/** How many came how far. @param ways each visitor in one of them */
export function countFunnel(ways: readonly Way[]): Funnel {
  const last = FUNNEL_STEPS.length - 1
  const reached = ways.map(({ steps, visitors }) => ({ steps, visitors, reach: reach(steps) }))
  const sum = (some: typeof reached) => some.reduce((total, { visitors }) => total + visitors, 0)
  const visitors = FUNNEL_STEPS.map((_, at) => sum(reached.filter((way) => way.reach > at)))
  const counts = FUNNEL_STEPS.map(({ name }, at): FunnelCount => {
    const own = visitors[at] ?? 0
    const previous = at === 0 ? own : (visitors[at - 1] ?? 0)
    return {
      name,
      visitors: own,
      ofPrevious: share(own, previous),
      ofFirst: share(own, visitors[0] ?? 0),
      lost: previous - own,
    }
  })
  const worst = counts.reduce((most, count) => (count.lost > most.lost ? count : most))
  return {
    counts,
    worst: worst.lost > 0 ? worst : null,
    otherOrders: sum(reached.filter((way) => way.reach <= last && way.steps.includes(String(last)))),
  }
}

const share = (count: number, of: number): number | null => (of === 0 ? null : count / of)
