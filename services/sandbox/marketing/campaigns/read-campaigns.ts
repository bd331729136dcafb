import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type Period, property, readRows, recentEvents, shortText } from '../recent'

/** What led visitors here, and what became of them. All empty: nothing did that is known. */
export interface Campaign {
  source: string
  medium: string
  campaign: string
  visitors: number
  orders: number
}

export interface Campaigns {
  /** By what led a visitor here first. */
  first: Campaign[]
  /** By what did last; an order counts for the last before it. */
  last: Campaign[]
}

interface Row {
  kind: 'first' | 'last'
  /** Source, medium and campaign; null for none. */
  touch: string | null
  visitors: number
  orders: number
}

const MOST_CAMPAIGNS = 50

/** A click that an advertiser counts has a source, whatever its link says. */
const touch = (of: SQL, { prefix = '', campaign = 'campaign' } = {}): SQL => {
  const text = (name: string) => shortText(sql`${of} ->> ${name}::text`)
  const source = sql`coalesce(${text(`${prefix}source`)}, case
    when ${text('gclid')} is not null then 'google' when ${text('fbclid')} is not null then 'facebook' end)`
  const [medium, name] = [text(`${prefix}medium`), text(`${prefix}${campaign}`)]
  return sql`case when jsonb_typeof(${of}) = 'object' and coalesce(${source}, ${medium}, ${name}) is not null
    then jsonb_build_array(coalesce(${source}, ''), coalesce(${medium}, ''), coalesce(${name}, ''))::text end`
}

/** The properties themselves only where they name a campaign. */
const COLUMNS = [
  sql`properties -> 'first_touch' as first_touch`,
  sql`properties -> 'last_touch' as last_touch`,
  sql`campaign`,
  sql`case when properties ?| array['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid'] then properties end as utm`,
  sql`${property('order_id')} as order_id`,
]

/**
 * Visitors and orders by source, medium and campaign. A touch is what an event says of it (`first_touch`, `last_touch`), else the
 * campaign of its page. Orders of the same `order_id` are one.
 */
export async function readCampaigns(queries: Queries, period: Period): Promise<Campaigns> {
  // Materialized: what is sorted below is short, and not the properties it comes from.
  const rows = await readRows<Row>(
    queries,
    sql`with ${recentEvents(period, { columns: COLUMNS })},
    touches as materialized (
      select visitor, at, id, type = 'track' and event = 'Order Completed' as is_order, order_id,
        ${touch(sql`first_touch`)} as first,
        coalesce(${touch(sql`last_touch`)}, ${touch(sql`campaign`, { campaign: 'name' })}, ${touch(sql`utm`, { prefix: 'utm_' })}) as own
      from recent
    ),
    numbered as (
      select *, count(own) over (partition by visitor order by at, id) as number from touches
    ),
    followed as (
      select visitor, at, id, coalesce(first, own) as first, is_order, order_id,
        max(own) over (partition by visitor, number) as latest
      from numbered
    ),
    visitors as (
      select visitor, (array_agg(first order by at, id) filter (where first is not null))[1] as first,
        (array_agg(latest order by at desc, id desc))[1] as last
      from followed group by visitor
    ),
    orders as (
      select distinct on (coalesce(order_id, id::text)) visitor, latest
      from followed where is_order order by coalesce(order_id, id::text), at, id
    ),
    counts as (
      select 'first' as kind, first as touch, 1 as visitors, 0 as orders from visitors
      union all select 'first', first, 0, 1 from orders join visitors using (visitor)
      union all select 'last', last, 1, 0 from visitors
      union all select 'last', latest, 0, 1 from orders
    ),
    summed as (
      select kind, touch, sum(visitors)::int as visitors, sum(orders)::int as orders,
        row_number() over (partition by kind order by sum(visitors) desc, touch) as place
      from counts group by kind, touch
    )
    select kind, touch, visitors, orders from summed where place <= ${MOST_CAMPAIGNS} order by kind, place`,
  )
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).map(toCampaign)
  return { first: of('first'), last: of('last') }
}

function toCampaign({ touch: parts, visitors, orders }: Row): Campaign {
  const [source = '', medium = '', campaign = ''] = parts === null ? [] : (JSON.parse(parts) as string[])
  return { source, medium, campaign, visitors, orders }
}
