import { and, asc, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../shared/sast-date'
import type { Queries } from '../../database/open'
import { segmentEvents } from '../../standins/segment/events'
import { chosenOf, select } from './page'

const RANGES = {
  '24h': { label: 'The last 24 hours', ms: DAY_MS },
  '7d': { label: 'The last 7 days', ms: 7 * DAY_MS },
  '30d': { label: 'The last 30 days', ms: 30 * DAY_MS },
  all: { label: 'All', ms: Infinity },
} as const

const rangeOf = (query: unknown) => chosenOf(query, 'range', RANGES, '7d')

export const rangeField = (query: unknown): string => select('range', 'Period', RANGES, rangeOf(query))

/** What one browser did. Anybody can send events: the texts are cut, and no text is to be trusted. */
export interface VisitorEvent {
  visitor: string
  /** `page` of a page view, else the event's name. */
  name: string
  experiment?: string | null
  experimentName?: string | null
  variant?: string | null
  variantName?: string | null
  /** Whether the visitor was shown the variant on purpose. */
  isForced?: boolean
}

/** The events of these names in the period that an address names, in the order in which they happened. */
export function readVisitorEvents(
  queries: Queries,
  query: unknown,
  names: readonly string[],
): Promise<VisitorEvent[]> {
  const { anonymousId, type, event, timestamp, receivedAt, id } = segmentEvents
  const { ms } = RANGES[rangeOf(query)]
  return queries
    .select({
      visitor: sql<string>`${anonymousId}`,
      name: sql<string>`case ${type} when 'page' then 'page' else ${event} end`,
      experiment: property('experiment_id'),
      experimentName: property('experiment_name'),
      variant: property('variation_id'),
      variantName: property('variation_name'),
      isForced: sql<boolean>`coalesce(${property('forced')} = 'true', false)`,
    })
    .from(segmentEvents)
    .where(
      and(
        isNotNull(anonymousId),
        ms === Infinity ? undefined : gte(receivedAt, new Date(Date.now() - ms)),
        or(
          and(sql`${type} = 'track'`, inArray(event, [...names])),
          names.includes('page') ? sql`${type} = 'page'` : undefined,
        ),
      ),
    )
    .orderBy(asc(timestamp), asc(id))
}

const property = (name: string): SQL<string | null> =>
  sql`nullif(left(${segmentEvents.payload} #>> array['properties', ${name}::text], 120), '')`
