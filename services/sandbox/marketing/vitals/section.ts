import { shortDay, southAfricanDay, startOfDay } from '../../../../shared/sast-date'
import type { Queries } from '../../../database/open'
import { escapeHtml } from '../../../lib/escape-html'
import { renderChart } from '../charts/chart'
import { lineOption } from '../charts/options'
import { form, metricField, rangeField, unitField } from '../form'
import { emptyState, table } from '../html'
import type { Period } from '../recent'
import type { View } from '../view'
import { formatValue, METRIC_NAMES, type MetricName, METRICS, ratingOf } from './metrics'
import { type NamedPercentile, type Percentile, readVitals, type Unit, type Vitals } from './read-vitals'

const CHART_HEIGHT = 300

/** How fast pages are for visitors. */
export async function vitalsSection(queries: Queries, view: View, period: Period): Promise<string> {
  const vitals = await readVitals(queries, period, view)
  const content = vitals.all.length
    ? `${summary(vitals)}${await overTime(vitals, view)}${groups(vitals, view.metric)}`
    : emptyState(
        'Nothing was measured in this period. Open the site, agree to statistics, press something and leave the page.',
      )
  return `<p>The value that three of four visits stay below (the 75th percentile), as browsers of visitors measured it.</p>
${form('vitals', [metricField(view), rangeField(view), unitField(view)])}
${content}`
}

const rated = ({ metric, p75 }: Percentile): string => `${formatValue(metric, p75)}, ${ratingOf(metric, p75)}`

const find = <Row extends Percentile>(rows: readonly Row[], metric: MetricName): Row | undefined =>
  rows.find((row) => row.metric === metric)

function summary({ all }: Vitals): string {
  const rows = METRIC_NAMES.map((metric) => {
    const { name, plain, good, poor } = METRICS[metric]
    const own = find(all, metric)
    return [
      `${name} (${metric}), ${plain}`,
      own ? rated(own) : '–',
      String(own?.count ?? 0),
      formatValue(metric, good),
      formatValue(metric, poor),
    ]
  })
  return table({
    caption: 'All pages',
    columns: ['Measure', '75th percentile', 'Visits', 'Good up to', 'Poor above'],
    rows,
  })
}

async function overTime({ overTime: all }: Vitals, { metric, unit }: View): Promise<string> {
  const points = all
    .filter((point) => point.metric === metric)
    .map((point) => ({ ...point, label: labelOf(point.start, unit) }))
  if (points.length === 0) return emptyState(`${METRICS[metric].name} was not measured in this period.`)
  const title = `${METRICS[metric].name} (${metric}) by the ${unit}`
  const values = points.map(({ p75 }) => p75)
  const chart = await renderChart({
    id: 'vitals',
    title,
    description: `Between ${formatValue(metric, Math.min(...values))} and ${formatValue(metric, Math.max(...values))}.`,
    height: CHART_HEIGHT,
    option: (width) =>
      lineOption(
        points.map(({ label, p75 }) => ({ label, value: p75 })),
        METRICS[metric],
        { width, format: (value) => formatValue(metric, value) },
      ),
  })
  const columns = [unit === 'hour' ? 'Hour' : 'Day', '75th percentile', 'Visits']
  const rows = points.map((point) => [point.label, rated(point), String(point.count)])
  return `<h3>${escapeHtml(title)}</h3>${chart}${table({ caption: title, columns, rows: rows.reverse() })}`
}

/** `Thu 26 Nov`, and the hour where it is one of many. */
function labelOf(start: number, unit: Unit): string {
  const day = southAfricanDay(start)
  const hour = new Date(start - startOfDay(day)).toISOString().slice(11, 16)
  return unit === 'hour' ? `${shortDay(day)} ${hour}` : shortDay(day)
}

/** As many templates and releases as a site has; anybody can send others. */
const MOST_ROWS = 30

const groups = ({ templates, releases, targets }: Vitals, metric: MetricName): string =>
  `<h3>By template</h3>${byName('Template', templates)}
<h3>By release</h3>${byName('Release', releases)}
<h3>What is slowest in ${metric}</h3>
${
  targets.length
    ? table({
        caption: `Elements with the worst ${metric}`,
        columns: ['Element', '75th percentile', 'Visits'],
        rows: targets.map((target) => [target.name, rated(target), String(target.count)]),
      })
    : emptyState(`No element was named for ${metric}.`)
}`

function byName(column: string, rows: readonly NamedPercentile[]): string {
  const names = [...new Set(rows.map(({ name }) => name))].slice(0, MOST_ROWS)
  return table({
    caption: `75th percentile by ${column.toLowerCase()}`,
    columns: [column, ...METRIC_NAMES],
    rows: names.map((name) => {
      const own = rows.filter((row) => row.name === name)
      const cells = METRIC_NAMES.map((metric) => find(own, metric))
      return [name || 'not said', ...cells.map((cell) => (cell ? `${rated(cell)} (${cell.count})` : '–'))]
    }),
  })
}
