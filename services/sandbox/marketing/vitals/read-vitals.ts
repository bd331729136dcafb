import { sql } from 'drizzle-orm'
import { startOfDay } from '../../../../shared/sast-date'
import type { Queries } from '../../../database/open'
import { numberProperty, type Period, property, readRows, recentEvents } from '../recent'
import { METRIC_NAMES, type MetricName } from './metrics'

/** Of some measurements of one metric: how many, and the value that three of four stay below; ms, CLS without a unit. */
export interface Percentile {
  metric: MetricName
  count: number
  p75: number
}

/** Of those with the same template, release or element; empty where none was said. */
export interface NamedPercentile extends Percentile {
  name: string
}

/** Of those in the same hour or day of South African time. */
interface TimedPercentile extends Percentile {
  /** When it begins, in ms since 1970. */
  start: number
}

export interface Vitals {
  all: Percentile[]
  overTime: TimedPercentile[]
  templates: NamedPercentile[]
  releases: NamedPercentile[]
  /** The slowest first, of the metric that was asked for. */
  targets: NamedPercentile[]
}

const SECONDS = { hour: 3_600, day: 86_400 }
export type Unit = keyof typeof SECONDS

/** Longer is no measurement of a page. */
const LONGEST_MS = 600_000
const MOST_GROUPS = 2_000
const MOST_TARGETS = 10

interface Row extends NamedPercentile {
  kind: 'all' | 'time' | 'template' | 'release' | 'target'
}

/** What browsers measured in a period. */
export async function readVitals(
  queries: Queries,
  period: Period,
  { metric, unit }: { metric: MetricName; unit: Unit },
): Promise<Vitals> {
  const seconds = SECONDS[unit]
  // Counted from the first midnight of South African time.
  const start = startOfDay('1970-01-01')
  const bucket = sql`floor((extract(epoch from received_at) - ${start / 1_000}::int) / ${seconds}::int)::int`
  const columns = [
    sql`${property('metric')} as metric`,
    sql`${numberProperty('value', LONGEST_MS)} as value`,
    sql`${bucket} as time`,
    ...['template', 'release', 'target'].map(
      (name) => sql`coalesce(${property(name)}, '') as ${sql.identifier(name)}`,
    ),
  ]
  const group = (
    kind: Row['kind'],
    { by = sql`metric`, where = sql`true`, order = sql`count desc`, limit = MOST_GROUPS },
  ) =>
    sql`(select ${kind}::text as kind, metric, ${by}::text as name, count(*)::int as count,
      percentile_cont(0.75) within group (order by value)::float8 as p75
      from measured where ${where} group by metric, ${by} order by ${order}, metric, name limit ${limit})`
  const isTarget = sql`metric = ${metric} and target <> ''`
  const rows = await readRows<Row>(
    queries,
    sql`with ${recentEvents(period, { where: sql`type = 'track' and event = 'Web Vital Measured'`, columns })},
    measured as (select * from recent where value is not null and metric in (${METRICS_LIST}))
    ${group('all', {})}
    union all ${group('time', { by: sql`time`, order: sql`time desc` })}
    union all ${group('template', { by: sql`template` })}
    union all ${group('release', { by: sql`release` })}
    union all ${group('target', { by: sql`target`, where: isTarget, order: sql`p75 desc`, limit: MOST_TARGETS })}`,
  )
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  return {
    all: of('all'),
    overTime: of('time')
      .map(({ name, ...percentile }) => ({ ...percentile, start: Number(name) * seconds * 1_000 + start }))
      .sort((one, other) => one.start - other.start),
    templates: of('template'),
    releases: of('release'),
    targets: of('target'),
  }
}

const METRICS_LIST = sql.join(
  METRIC_NAMES.map((name) => sql`${name}`),
  sql`, `,
)
