import { select } from './html'
import { GOALS, type RangeName, RANGES, type SectionName, UNITS, type View } from './view'
import { METRIC_NAMES, METRICS } from './vitals/metrics'

/** A form whose answers are the page's address: without scripts, and as a link for others. */
export const form = (section: SectionName, fields: readonly string[]): string =>
  `<form method="get"><input type="hidden" name="view" value="${section}">${fields.join('')}<button>Show</button></form>`

export const rangeField = ({ range }: View): string =>
  select(
    'range',
    'Period',
    (Object.keys(RANGES) as RangeName[]).map((value) => ({ value, text: RANGES[value].label })),
    range,
  )

export const goalField = ({ goal }: View): string =>
  select(
    'goal',
    'What counts',
    Object.entries(GOALS).map(([value, { label }]) => ({ value, text: label })),
    goal,
  )

export const metricField = ({ metric }: View): string =>
  select(
    'metric',
    'Measure',
    METRIC_NAMES.map((value) => ({ value, text: `${value}: ${METRICS[value].name}` })),
    metric,
  )

export const unitField = ({ unit }: View): string =>
  select(
    'unit',
    'By',
    UNITS.map((value) => ({ value, text: value })),
    unit,
  )
