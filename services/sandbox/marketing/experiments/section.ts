import type { Queries } from '../../../database/open'
import { escapeHtml } from '../../../lib/escape-html'
import { renderChart } from '../charts/chart'
import { intervalOption, rowsHeight } from '../charts/options'
import { form, goalField, rangeField } from '../form'
import { emptyState, percent, table } from '../html'
import type { Period } from '../recent'
import { GOALS, type View } from '../view'
import { judge, type JudgedVariant } from './judge'
import { type Experiment, readExperiments } from './read-experiments'

type Goal = (typeof GOALS)[keyof typeof GOALS]

/** What each experiment says so far. */
export async function experimentsSection(queries: Queries, view: View, period: Period): Promise<string> {
  const goal = GOALS[view.goal]
  const experiments = await readExperiments(queries, period, goal.event)
  const shown = await Promise.all(experiments.map((experiment, at) => show(experiment, goal, at)))
  const content = shown.length
    ? shown.join('\n')
    : emptyState(
        'Nobody saw an experiment in this period. Put the block “experiment” on a page, open it, and agree to statistics.',
      )
  return `<p>A visitor counts with the first variant they saw, and as a success when it came after that. Decide how long an experiment runs
before you look: who stops as soon as a difference shows finds differences that are not there.</p>
${form('experiments', [goalField(view), rangeField(view)])}
${content}`
}

async function show({ name, variants, forced, mixed }: Experiment, goal: Goal, at: number): Promise<string> {
  const { variants: judged, sentences, isSplitOff } = judge(variants, goal)
  const chart = await renderChart({
    id: `experiment-${at}`,
    title: `${goal.label}, in per cent of visitors, for each variant of ${name}`,
    description: judged
      .map(({ name: variant, rate, interval }) => `${variant}: ${percent(rate)}, ${rangeOf(interval)}.`)
      .join(' '),
    height: rowsHeight(judged.length),
    option: (width) =>
      intervalOption(
        judged.map(({ name: variant, rate, interval: [low, high] }) => ({
          name: variant,
          value: rate,
          low,
          high,
        })),
        width,
      ),
  })
  const warning = isSplitOff
    ? `<p class="warning"><strong>Do not trust these figures.</strong> Visitors are not spread over the variants as they should be; by chance
that happens less than once in a thousand times. Something loses visitors of one variant: look for errors in it first.</p>`
    : ''
  const finding = sentences.map((sentence) => `<p class="finding">${escapeHtml(sentence)}</p>`).join('')
  return `<section aria-labelledby="experiment-${at}-name"><h3 id="experiment-${at}-name">${escapeHtml(name)}</h3>
${warning}${finding || '<p class="finding">There is one variant, and nothing to compare it with.</p>'}
${chart}
${table({
  caption: `Variants of ${name}`,
  columns: [
    'Variant',
    'Visitors',
    goal.label,
    'Rate',
    'Rate, with 95 %',
    'Difference',
    'Difference, with 95 %',
  ],
  rows: judged.map(rowOf),
})}
<p>Left out: ${forced} who were shown a variant on purpose, ${mixed} who saw more than one.</p></section>`
}

const rowOf = (variant: JudgedVariant): string[] => {
  const { name, isControl, visitors, conversions, rate, interval, difference } = variant
  return [
    isControl ? `${name} (control)` : name,
    String(visitors),
    String(conversions),
    visitors === 0 ? '–' : percent(rate),
    rangeOf(interval),
    difference ? points(difference.value) : '–',
    difference ? `${points(difference.interval[0])} to ${points(difference.interval[1])}` : '–',
  ]
}

const rangeOf = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`

/** With its sign, in percentage points. */
const points = (difference: number): string =>
  `${difference > 0 ? '+' : ''}${(difference * 100).toFixed(1)} points`
