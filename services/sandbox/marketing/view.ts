import { textOf } from '../../standins/booking/read-form'
import type { StreamFilter } from './stream/read-stream'
import { METRIC_NAMES, type MetricName } from './vitals/metrics'
import type { Unit } from './vitals/read-vitals'

/** The parts of the page, by what its address calls them. */
export const SECTIONS = {
  events: 'Live events',
  funnel: 'Funnel',
  experiments: 'Experiments',
  vitals: 'Web vitals',
  campaigns: 'Campaigns',
} as const
export type SectionName = keyof typeof SECTIONS

const HOUR_MS = 3_600_000

/** How far back, in ms; null is all there is. */
export const RANGES = {
  '24h': { label: 'The last 24 hours', ms: 24 * HOUR_MS },
  '7d': { label: 'The last 7 days', ms: 7 * 24 * HOUR_MS },
  '30d': { label: 'The last 30 days', ms: 30 * 24 * HOUR_MS },
  all: { label: 'All', ms: null },
} as const
export type RangeName = keyof typeof RANGES

/** What counts as a success of an experiment, and what more and less of it is called. */
export const GOALS = {
  order: { label: 'Orders', event: 'Order Completed', more: 'sells more', less: 'sells less' },
  cart: {
    label: 'Products put in the cart',
    event: 'Product Added',
    more: 'fills more carts',
    less: 'fills fewer carts',
  },
  lead: {
    label: 'Forms sent to sales',
    event: 'website_contact_sales_form_submit',
    more: 'brings more leads',
    less: 'brings fewer leads',
  },
} as const
type GoalName = keyof typeof GOALS

/** Of events; empty is any. */
export const KINDS = ['', 'page', 'track', 'identify', 'group', 'alias', 'screen'] as const
export const UNITS = ['hour', 'day'] as const

/** All that an address of the page says. */
export interface View {
  section: SectionName
  range: RangeName
  goal: GoalName
  metric: MetricName
  unit: Unit
  filter: StreamFilter
  /** Events older than that of this id; undefined for the newest. */
  before: number | undefined
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** What was looked for is no essay. */
const LONGEST_TEXT = 200

/** Reads an address; what it does not know is as if it were not there. */
export function readView(query: unknown): View {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value === textOf(query, name)) ?? fallback
  const text = (name: string) => textOf(query, name).slice(0, LONGEST_TEXT)
  const range = oneOf('range', keysOf(RANGES), '7d')
  return {
    section: oneOf('view', keysOf(SECTIONS), 'events'),
    range,
    goal: oneOf('goal', keysOf(GOALS), 'order'),
    metric: oneOf('metric', METRIC_NAMES, 'LCP'),
    unit: oneOf('unit', UNITS, range === '24h' ? 'hour' : 'day'),
    filter: { name: text('name'), kind: oneOf('kind', KINDS, ''), path: text('path'), text: text('text') },
    before: readId(query, 'before'),
  }
}

/** The id of an event that a query names; undefined where it names none. */
export const readId = (query: unknown, name: string): number | undefined =>
  /^\d{1,15}$/.test(textOf(query, name)) ? Number(textOf(query, name)) : undefined

/** The moment a range begins. */
export function startOf(range: RangeName, now: Date): Date | undefined {
  const { ms } = RANGES[range]
  return ms === null ? undefined : new Date(now.getTime() - ms)
}
