import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type Period, readRows, recentEvents } from '../recent'
import { FUNNEL_STEPS, type FunnelStep, type Way } from './count-funnel'

const isStep = ({ type, events }: FunnelStep): SQL =>
  type === 'page'
    ? sql`type = 'page'`
    : sql`type = 'track' and event in (${sql.join(
        events.map((event) => sql`${event}`),
        sql`, `,
      )})`

/** What visitors did in a period, step for step; those alike together. */
export function readWays(queries: Queries, period: Period): Promise<Way[]> {
  const cases = FUNNEL_STEPS.map((step, at) => sql`when ${isStep(step)} then ${String(at)}::text`)
  return readRows<Way>(
    queries,
    sql`with ${recentEvents(period)},
    done as (select visitor, at, id, case ${sql.join(cases, sql` `)} end as step from recent),
    ways as (
      select string_agg(step, '' order by at, id) as steps from done where step is not null group by visitor
    )
    select steps, count(*)::int as visitors from ways group by steps`,
  )
}
