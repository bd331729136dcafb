import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { segmentEvents } from '../../standins/segment/events'

/** How many events are looked at, the newest: what a page costs stays the same, whatever was sent. */
const MOST_EVENTS = 100_000

/** The newest events alone. */
export const isRecent: SQL = sql`id > (select max(id) from ${segmentEvents}) - ${MOST_EVENTS}`

/** Which events a table is made of. */
export interface Period {
  /** The first moment; undefined for all there are. */
  since: Date | undefined
}

interface Columns {
  /** Which events: of `type` and `event`. */
  where?: SQL
  /** What else is read of each, by `property` and its like. */
  columns?: readonly SQL[]
}

/**
 * The events of a period as the first part of a `with`: `recent (id, type, event, visitor, at, received_at, …)`. `at` is when it
 * happened, `visitor` the browser; events of no browser are left out.
 */
export function recentEvents({ since }: Period, { where = sql`true`, columns = [] }: Columns = {}): SQL {
  const isInPeriod = since ? sql`received_at >= ${since.toISOString()}::timestamptz` : sql`true`
  // "offset 0" has the properties, which are long, read once for each event and not once for each column.
  return sql`recent as (
    select ${sql.join([sql`id, type, event, visitor, at, received_at`, ...columns], sql`, `)} from (
      select id, type, event, anonymous_id as visitor, timestamp as at, received_at,
        payload -> 'properties' as properties, payload #> '{context,campaign}' as campaign
      from ${segmentEvents}
      where anonymous_id is not null and ${isRecent} and ${isInPeriod} and ${where}
      offset 0
    ) as whole
  )`
}

/** A property as text of at most 120 characters; null where there is none or an empty one. Anybody writes them. */
export const property = (name: string): SQL => shortText(sql`properties ->> ${name}::text`)

export const shortText = (text: SQL): SQL => sql`nullif(left(${text}, 120), '')`

/** A property that is a number from 0 to `most`; null otherwise. Checked before it is a float, whose range JSON does not keep to. */
export const numberProperty = (name: string, most: number): SQL => {
  const value = sql`(properties -> ${name}::text)`
  return sql`case when jsonb_typeof(${value}) = 'number' then
    case when ${value}::numeric between 0 and ${most}::numeric then round(${value}::numeric, 6)::float8 end end`
}

/** The rows of a statement that the query builder has no words for. @typeParam Row what the statement selects, casts included */
export async function readRows<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  // Both drivers answer rows, which their common type does not say.
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
