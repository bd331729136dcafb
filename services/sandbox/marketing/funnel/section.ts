import type { Queries } from '../../../database/open'
import { escapeHtml } from '../../../lib/escape-html'
import { renderChart } from '../charts/chart'
import { barOption, rowsHeight } from '../charts/options'
import { form, rangeField } from '../form'
import { emptyState, percent, table } from '../html'
import type { Period } from '../recent'
import type { View } from '../view'
import { countFunnel, type Funnel } from './count-funnel'
import { readWays } from './read-ways'

/** From page to order: how many visitors came how far. */
export async function funnelSection(queries: Queries, view: View, period: Period): Promise<string> {
  const ways = await readWays(queries, period)
  const content = ways.length
    ? await show(countFunnel(ways))
    : emptyState(
        'Nobody was seen in this period. Open the site, agree to statistics, and walk from a page to an order.',
      )
  return `<p>How many visitors came how far, each step after the one before.</p>
${form('funnel', [rangeField(view)])}
${content}`
}

async function show({ counts, worst, otherOrders }: Funnel): Promise<string> {
  const last = counts.at(-1)
  const chart = await renderChart({
    id: 'funnel',
    title: 'Visitors at each step from a page to an order',
    description: counts.map(({ name, visitors }) => `${name}: ${visitors}.`).join(' '),
    height: rowsHeight(counts.length),
    option: (width) =>
      barOption(
        counts.map(({ name, visitors }) => ({ name, value: visitors })),
        width,
        worst?.name,
      ),
  })
  const rows = counts.map(({ name, visitors, ofPrevious, ofFirst, lost }, at) => [
    name,
    String(visitors),
    at === 0 ? '–' : percent(ofPrevious),
    percent(ofFirst),
    at === 0 ? '–' : String(lost),
  ])
  const sentences = [
    worst && `Most are lost before “${worst.name}”, in orange: ${worst.lost} do not come there.`,
    last && `${percent(last.ofFirst)} of those who saw a page ordered.`,
    otherOrders > 0 &&
      `Of visitors, ${otherOrders} ordered without every step before it in this period, and are not in the last step.`,
  ].filter((sentence) => typeof sentence === 'string')
  return `<p class="finding">${escapeHtml(sentences.join(' '))}</p>
${chart}
${table({
  caption: 'Steps from a page to an order',
  columns: ['Step', 'Visitors', 'Of the step before', 'Of the first', 'Lost before it'],
  rows,
})}`
}
