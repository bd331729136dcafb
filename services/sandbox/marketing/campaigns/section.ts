import type { Queries } from '../../../database/open'
import { renderChart } from '../charts/chart'
import { barOption, rowsHeight } from '../charts/options'
import { form, rangeField } from '../form'
import { emptyState, percent, table } from '../html'
import type { Period } from '../recent'
import type { View } from '../view'
import { type Campaign, readCampaigns } from './read-campaigns'

const IN_THE_CHART = 10

/** What leads visitors here, and which of it leads to orders. */
export async function campaignsSection(queries: Queries, view: View, period: Period): Promise<string> {
  const { first, last } = await readCampaigns(queries, period)
  const content = first.length
    ? `<h3>What led visitors here first</h3>${await show('first', first)}<h3>What led them here last</h3>${await show('last', last)}`
    : emptyState(
        'Nobody was seen in this period. Open the site with ?utm_source=newsletter&utm_medium=email in its address, and agree to statistics.',
      )
  return `<p>Visitors and orders by source, medium and campaign. An order counts for the last campaign before it, and once more, in the
first table, for what led its visitor here first. Who agreed to statistics and not to advertising counts as no campaign.</p>
${form('campaigns', [rangeField(view)])}
${content}`
}

/** Such as `newsletter / email / spring`. */
const nameOf = ({ source, medium, campaign }: Campaign): string =>
  [source, medium, campaign].filter(Boolean).join(' / ') || 'No campaign'

async function show(touch: 'first' | 'last', campaigns: readonly Campaign[]): Promise<string> {
  const charted = campaigns.slice(0, IN_THE_CHART).map((one) => ({ name: nameOf(one), value: one.visitors }))
  const chart = await renderChart({
    id: `campaigns-${touch}`,
    title: `Visitors by ${touch} campaign`,
    description: charted.map(({ name, value }) => `${name}: ${value}.`).join(' '),
    height: rowsHeight(charted.length),
    option: (width) => barOption(charted, width),
  })
  return `${chart}${table({
    caption: `Visitors and orders by ${touch} campaign`,
    columns: ['Source', 'Medium', 'Campaign', 'Visitors', 'Orders', 'Orders per visitor'],
    rows: campaigns.map(({ source, medium, campaign, visitors, orders }) => [
      source || (medium || campaign ? 'not said' : 'No campaign'),
      medium || '–',
      campaign || '–',
      String(visitors),
      String(orders),
      percent(visitors === 0 ? null : orders / visitors),
    ]),
  })}`
}
