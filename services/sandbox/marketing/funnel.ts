import type { Queries } from '../../database/open'
import { draw, emptyState, form, percent, table } from './page'
import { rangeField, readVisitorEvents, type VisitorEvent } from './visitor-events'

const ORDER = 'Order Completed'

/** The steps from a page to an order, with the events of Segment's Ecommerce Spec v2 that stand for them. */
const STEPS = [
  { name: 'Saw a page', events: ['page'] },
  { name: 'Saw a product', events: ['Product Viewed'] },
  { name: 'Put one in the cart', events: ['Product Added'] },
  { name: 'Began the checkout', events: ['Checkout Started', 'Checkout Step Viewed'] },
  { name: 'Chose how to pay', events: ['Payment Info Entered'] },
  { name: 'Ordered', events: [ORDER] },
] as const satisfies { name: string; events: string[] }[]

interface FunnelCount {
  name: string
  visitors: number
  /** Share of the visitors of the step before, from 0 to 1; null where there were none. */
  ofPrevious: number | null
  ofFirst: number | null
  /** Visitors of the step before who did not come here. */
  lost: number
}

interface Funnel {
  counts: FunnelCount[]
  /** The step before which most visitors are lost; undefined where none are. */
  worst: FunnelCount | undefined
  /** Visitors who ordered without every step before, such as with the cart of another day. The last step leaves them out. */
  otherOrders: number
}

/** Counts how many visitors came how far: a step counts after the one before it. @param events in the order of time */
export function countFunnel(events: Iterable<VisitorEvent>): Funnel {
  const reached = new Map<string, number>()
  const ordered = new Set<string>()
  for (const { visitor, name } of events) {
    const step = reached.get(visitor) ?? 0
    const awaited: readonly string[] = STEPS[step]?.events ?? []
    reached.set(visitor, awaited.includes(name) ? step + 1 : step)
    if (name === ORDER) ordered.add(visitor)
  }
  const visitors = STEPS.map((_, at) => [...reached.values()].filter((steps) => steps > at).length)
  const counts = STEPS.map(({ name }, at): FunnelCount => {
    const [own = 0, previous = own, first = own] = [visitors[at], visitors[at - 1], visitors[0]]
    return {
      name,
      visitors: own,
      ofPrevious: shareOf(own, previous),
      ofFirst: shareOf(own, first),
      lost: previous - own,
    }
  })
  const worst = counts.reduce((most, count) => (count.lost > most.lost ? count : most))
  return {
    counts,
    worst: worst.lost > 0 ? worst : undefined,
    otherOrders: [...ordered].filter((visitor) => reached.get(visitor) !== STEPS.length).length,
  }
}

const shareOf = (count: number, of: number): number | null => (of === 0 ? null : count / of)

export async function funnelSection(queries: Queries, query: unknown): Promise<string> {
  const names = STEPS.flatMap(({ events }) => events)
  const events = await readVisitorEvents(queries, query, names)
  const content = events.length
    ? show(countFunnel(events))
    : emptyState(
        'Nobody was seen in this period. Open the site, agree to statistics, and walk from a page to an order.',
      )
  return `<p>How many visitors came how far, each step after the one before.</p>
${form('funnel', rangeField(query))}
${content}`
}

function show({ counts, worst, otherOrders }: Funnel): string {
  const sentences = [
    worst && `Most are lost before “${worst.name}”: ${worst.lost} do not come there.`,
    `${percent(counts.at(-1)?.ofFirst ?? null)} of those who saw a page ordered.`,
    otherOrders > 0 &&
      `Of visitors, ${otherOrders} ordered without every step before it in this period, and are not in the last step.`,
  ].filter((sentence) => typeof sentence === 'string')
  const rows = counts.map(({ name, visitors, ofPrevious, ofFirst, lost }, at) => ({
    cells: [
      name,
      String(visitors),
      at === 0 ? '–' : percent(ofPrevious),
      percent(ofFirst),
      at === 0 ? '–' : String(lost),
    ],
    drawing: draw({ from: 0, to: ofFirst ?? 0 }),
  }))
  return `<p class="finding">${sentences.join(' ')}</p>
${table('Steps from a page to an order', ['Step', 'Visitors', 'Of the step before', 'Of the first', 'Lost before it'], rows)}`
}
