import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { numberProperty, type Period, property, readRows, recentEvents } from '../recent'
import type { Variant } from './judge'

/** One experiment as visitors saw it. */
export interface Experiment {
  id: string
  name: string
  variants: Variant[]
  /** Visitors who do not count: shown a variant on purpose. */
  forced: number
  /** Likewise: saw more than one. */
  mixed: number
}

interface Row {
  experiment: string
  experiment_name: string | null
  variation: string
  variation_name: string | null
  weight: number | null
  visitors: number
  conversions: number
  forced: number
  mixed: number
}

const EXPOSURE = 'Experiment Viewed'

const COLUMNS = [
  sql`${property('experiment_id')} as experiment`,
  sql`${property('experiment_name')} as experiment_name`,
  sql`${property('variation_id')} as variation`,
  sql`${property('variation_name')} as variation_name`,
  sql`${numberProperty('weight', 1_000_000)} as weight`,
  sql`coalesce(properties ->> 'forced' = 'true', false) as forced`,
]

/** Anybody can make up experiments. */
const MOST_VARIANTS = 200

/**
 * The experiments of a period, by name. A visitor counts with the first exposure, and as converted when the goal came after it.
 * @param goal the name of the event that is counted
 */
export async function readExperiments(queries: Queries, period: Period, goal: string): Promise<Experiment[]> {
  const rows = await readRows<Row>(
    queries,
    sql`with ${recentEvents(period, { where: sql`type = 'track' and event in (${EXPOSURE}, ${goal})`, columns: COLUMNS })},
    followed as (
      select *, max(at) filter (where event = ${goal}) over (partition by visitor) as last_at from recent
    ),
    exposures as (
      select * from followed where event = ${EXPOSURE} and experiment is not null and variation is not null
    ),
    labels as (
      select experiment, variation, max(experiment_name) as experiment_name, max(variation_name) as variation_name,
        max(weight) as weight
      from exposures group by experiment, variation
    ),
    visitors as (
      select experiment, visitor, min(variation) as variation, count(distinct variation) > 1 as mixed, bool_or(forced) as forced,
        min(at) as seen_at, max(last_at) as last_at
      from exposures group by experiment, visitor
    ),
    counts as (
      select experiment, variation,
        count(*) filter (where not forced and not mixed)::int as visitors,
        count(*) filter (where not forced and not mixed and last_at >= seen_at)::int as conversions,
        count(*) filter (where forced)::int as forced,
        count(*) filter (where mixed and not forced)::int as mixed
      from visitors group by experiment, variation
    )
    select experiment, experiment_name, variation, variation_name, weight, coalesce(visitors, 0) as visitors,
      coalesce(conversions, 0) as conversions, coalesce(forced, 0) as forced, coalesce(mixed, 0) as mixed
    from labels left join counts using (experiment, variation)
    order by experiment, variation limit ${MOST_VARIANTS}`,
  )
  const ids = [...new Set(rows.map(({ experiment }) => experiment))]
  return ids.map((id) =>
    toExperiment(
      id,
      rows.filter(({ experiment }) => experiment === id),
    ),
  )
}

function toExperiment(id: string, rows: readonly Row[]): Experiment {
  const sum = (field: 'forced' | 'mixed') => rows.reduce((total, row) => total + row[field], 0)
  return {
    id,
    name: rows.find(({ experiment_name: name }) => name)?.experiment_name ?? id,
    variants: rows.map(({ variation, variation_name: name, weight, visitors, conversions }) => ({
      id: variation,
      name: name ?? variation,
      weight,
      visitors,
      conversions,
    })),
    forced: sum('forced'),
    mixed: sum('mixed'),
  }
}
