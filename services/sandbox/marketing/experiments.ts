import type { Queries } from '../../database/open'
import { escapeHtml } from '../../lib/html-page'
import { chosenOf, draw, emptyState, form, percent, select, table } from './page'
import { type Interval, newcombeInterval, rateOf, wilsonInterval } from './proportions'
import { rangeField, readVisitorEvents, type VisitorEvent } from './visitor-events'

const EXPOSURE = 'Experiment Viewed'
const CONTROL = 'control'

/** The events that can count as a success, with the words for more and fewer of them. */
const GOALS = {
  order: { label: 'Orders', event: 'Order Completed', more: 'sells more', less: 'sells less' },
  cart: {
    label: 'Products put in the cart',
    event: 'Product Added',
    more: 'fills more carts',
    less: 'fills fewer carts',
  },
  lead: {
    label: 'Forms sent to sales',
    event: 'website_contact_sales_form_submit',
    more: 'brings more leads',
    less: 'brings fewer leads',
  },
} as const
type Goal = (typeof GOALS)[keyof typeof GOALS]

interface Variant {
  id: string
  name: string
  /** Visitors who saw this variant alone, and unforced. */
  visitors: number
  /** Those of them who reached the goal afterwards. */
  conversions: number
}

interface Experiment {
  id: string
  name: string
  variants: Map<string, Variant>
  /** Visitors who were shown a variant on purpose, and others who saw more than one: neither count. */
  forced: number
  mixed: number
}

interface Exposure {
  experiment: Experiment
  variant: Variant
  isForced: boolean
  isMixed: boolean
  isConverted: boolean
}

/** Counts the visitors of every experiment. @param events in the order of time @param goal the event that counts as a success */
export function countExperiments(events: Iterable<VisitorEvent>, goal: string): Experiment[] {
  const experiments = new Map<string, Experiment>()
  const visitors = new Map<string, Map<string, Exposure>>()
  for (const event of events) {
    const exposures = visitors.get(event.visitor) ?? new Map<string, Exposure>()
    visitors.set(event.visitor, exposures)
    if (event.name === goal) for (const exposure of exposures.values()) exposure.isConverted = true
    if (event.name !== EXPOSURE || !event.experiment || !event.variant) continue
    const experiment = experiments.get(event.experiment) ?? newExperiment(event.experiment)
    experiments.set(experiment.id, experiment)
    experiment.name = event.experimentName ?? experiment.name
    const known = experiment.variants.get(event.variant)
    const variant = known ?? { id: event.variant, name: event.variant, visitors: 0, conversions: 0 }
    experiment.variants.set(variant.id, variant)
    variant.name = event.variantName ?? variant.name
    const before = exposures.get(experiment.id)
    const exposure = before ?? { experiment, variant, isForced: false, isMixed: false, isConverted: false }
    exposures.set(experiment.id, exposure)
    exposure.isForced ||= event.isForced ?? false
    exposure.isMixed ||= exposure.variant !== variant
  }
  for (const exposures of visitors.values()) for (const exposure of exposures.values()) count(exposure)
  return [...experiments.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

const newExperiment = (id: string): Experiment => ({
  id,
  name: id,
  variants: new Map(),
  forced: 0,
  mixed: 0,
})

function count({ experiment, variant, isForced, isMixed, isConverted }: Exposure): void {
  if (isForced) experiment.forced += 1
  else if (isMixed) experiment.mixed += 1
  else {
    variant.visitors += 1
    if (isConverted) variant.conversions += 1
  }
}

const shareOf = ({ conversions, visitors }: Variant) => ({ count: conversions, of: visitors })

interface Comparison {
  /** The variant's rate less the control's. */
  difference: number
  interval: Interval
  sentence: string
}

/** Compares a variant with the control: the difference of their rates, its 95 % interval, and a sentence. */
export function compare(
  variant: Variant,
  control: Variant,
  { more, less }: Pick<Goal, 'more' | 'less'>,
): Comparison {
  const [own, other] = [shareOf(variant), shareOf(control)]
  const interval = newcombeInterval(own, other)
  const [low, high] = interval
  const notSeen = [variant, control].find(({ visitors }) => visitors === 0)
  const sentence = () => {
    if (notSeen) return `No difference can be told yet: nobody has seen ${notSeen.name}.`
    const than = `than ${control.name}`
    if (low > 0) return `${variant.name} ${more} ${than}: between ${size(low)} and ${size(high)} points.`
    if (high < 0) return `${variant.name} ${less} ${than}: between ${size(high)} and ${size(low)} points.`
    const range = `between ${size(low)} points worse and ${size(high)} points better`
    return `No difference can be told yet: ${variant.name} could be anything ${range} ${than}.`
  }
  return { difference: rateOf(own) - rateOf(other), interval, sentence: sentence() }
}

/** Percentage points without a sign, with enough digits to tell a small difference from none. */
function size(rate: number): string {
  const points = Math.abs(rate * 100)
  return points.toFixed(points < 0.1 ? 2 : 1)
}

/** Anybody can make up experiments. */
const MOST_SHOWN = 20

export async function experimentsSection(queries: Queries, query: unknown): Promise<string> {
  const chosen = chosenOf(query, 'goal', GOALS, 'order')
  const goal = GOALS[chosen]
  const events = await readVisitorEvents(queries, query, [EXPOSURE, goal.event])
  const experiments = countExperiments(events, goal.event).slice(0, MOST_SHOWN)
  const content =
    experiments.map((experiment) => show(experiment, goal)).join('\n') ||
    emptyState(
      'Nobody saw an experiment in this period. Put the block “experiment” on a page, open it, and agree to statistics.',
    )
  return `<p>A visitor counts with the first variant they saw, and as a success when it came after that. Decide how long an experiment runs
before you look: who stops as soon as a difference shows finds differences that are not there.</p>
${form('experiments', select('goal', 'What counts', GOALS, chosen), rangeField(query))}
${content}`
}

function show({ name, variants, forced, mixed }: Experiment, goal: Goal): string {
  const shown = [...variants.values()].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, MOST_SHOWN)
  const control = shown.find(({ id }) => id.toLowerCase() === CONTROL) ?? shown[0]
  const compared = shown.map((variant) => ({
    variant,
    comparison: control && variant !== control ? compare(variant, control, goal) : undefined,
  }))
  const highest = Math.max(...shown.map((variant) => wilsonInterval(shareOf(variant))[1]))
  const sentences = compared.flatMap(({ comparison }) => comparison?.sentence ?? [])
  const findings = sentences.length ? sentences : ['There is one variant, and nothing to compare it with.']
  const columns = ['Variant', 'Visitors', goal.label, 'Rate', 'Rate, with 95 %']
  return `<div><h3>${escapeHtml(name)}</h3>
${findings.map((sentence) => `<p class="finding">${escapeHtml(sentence)}</p>`).join('')}
${table(
  `Variants of ${name}`,
  [...columns, 'Difference', 'Difference, with 95 %'],
  compared.map(({ variant, comparison }) => rowOf(variant, comparison, highest)),
)}
<p>Left out: ${forced} who were shown a variant on purpose, ${mixed} who saw more than one.</p></div>`
}

function rowOf(variant: Variant, comparison: Comparison | undefined, highest: number) {
  const [rate, [low, high]] = [rateOf(shareOf(variant)), wilsonInterval(shareOf(variant))]
  const mark = { from: Math.max(0, rate / highest - 0.01), to: rate / highest }
  return {
    cells: [
      comparison ? variant.name : `${variant.name} (control)`,
      String(variant.visitors),
      String(variant.conversions),
      variant.visitors === 0 ? '–' : percent(rate),
      `${percent(low)} to ${percent(high)}`,
      comparison ? points(comparison.difference) : '–',
      comparison ? `${points(comparison.interval[0])} to ${points(comparison.interval[1])}` : '–',
    ],
    drawing: draw({ from: low / highest, to: high / highest, isThin: true }, mark),
  }
}

/** With its sign, in percentage points. */
const points = (difference: number): string =>
  `${difference > 0 ? '+' : ''}${(difference * 100).toFixed(1)} points`
