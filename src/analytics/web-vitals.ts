import { track, type AnalyticsCall } from './calls'

type Metric = {
  name: string
  value: number
  rating: string
  id: string
  navigationType: string
  attribution: Readonly<Record<string, unknown>>
}

/** What made it so, in the attribution of each metric: a selector of the page. */
const TARGETS: Readonly<Record<string, string>> = {
  LCP: 'target',
  INP: 'interactionTarget',
  CLS: 'largestShiftTarget',
}

/** Gatsby's name of the page's template: `component---src-templates-content-page-tsx`. @param address path and query */
const templateOf = (address: string): string => {
  const chunk = window.___loader?.loadPageSync(address)?.page?.componentChunkName ?? ''
  return chunk.replace(/^component---src-(templates-)?/, '').replace(/-tsx$/, '')
}

const toCall = (metric: Metric, path: string, template: string): AnalyticsCall => {
  const { name, value, rating, navigationType, attribution } = metric
  const target = attribution[TARGETS[name] ?? '']
  return track('Web Vital Measured', {
    metric: name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    rating,
    navigation_type: navigationType,
    template,
    release: process.env.GATSBY_RELEASE,
    path,
    ...(target ? { target } : {}),
  })
}

/**
 * Tells LCP, INP, CLS and TTFB of this document as they are final: in ms, CLS without a unit; with the template and the release
 * they belong to, and the element that made them so. The browser remembers what was before this code came.
 */
export const onWebVitals = (tell: (call: AnalyticsCall) => void): void => {
  const { pathname, search } = window.location
  const report = (metric: Metric) => tell(toCall(metric, pathname, templateOf(pathname + search)))
  void import(/* webpackChunkName: "web-vitals" */ 'web-vitals/attribution').then(
    ({ onCLS, onINP, onLCP, onTTFB }) =>
      [onCLS, onINP, onLCP, onTTFB].forEach((on) => on((metric) => report(metric as unknown as Metric))),
    (reason: unknown) => console.warn('Web vitals are not measured.', reason),
  )
}
