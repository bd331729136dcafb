/** What is measured of pages, with the limits that web.dev gives for the 75th percentile. */
export const METRICS = {
  LCP: {
    name: 'Largest Contentful Paint',
    plain: 'until the main part of a page is seen',
    good: 2_500,
    poor: 4_000,
  },
  INP: { name: 'Interaction to Next Paint', plain: 'until a page answers a press', good: 200, poor: 500 },
  CLS: { name: 'Cumulative Layout Shift', plain: 'how far a page jumps about', good: 0.1, poor: 0.25 },
  TTFB: { name: 'Time to First Byte', plain: 'until the server answers', good: 800, poor: 1_800 },
} as const

export type MetricName = keyof typeof METRICS

export const METRIC_NAMES = Object.keys(METRICS) as MetricName[]

/** The words of the field: up to `good` a value is good, above `poor` it is poor. */
export function ratingOf(metric: MetricName, value: number): 'good' | 'needs improvement' | 'poor' {
  const { good, poor } = METRICS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}

/** As people read it: seconds from one second on, milliseconds below, CLS without a unit. */
export function formatValue(metric: MetricName, value: number): string {
  if (metric === 'CLS') return value.toFixed(2)
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`
}
