import { track, type AnalyticsCall } from './calls'
import { releaseName } from '../platform/build-settings'

type Metric = {
  name: string
  value: number
  rating: string
  id: string
  navigationType: string
  attribution: Readonly<Record<string, unknown>>
}

/** The name, in the attribution of each metric, of the selector of the element that caused it. */
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
    release: releaseName(),
    path,
    ...(target ? { target } : {}),
  })
}

/**
 * Reports LCP, INP, CLS and TTFB of this document once they are final: in ms, CLS without a unit, with template, release and the
 * element that caused them. The browser also knows the values from before this code was loaded.
 */
export const onWebVitals = (send: (call: AnalyticsCall) => void): void => {
  const { pathname, search } = window.location
  const report = (metric: Metric) => send(toCall(metric, pathname, templateOf(pathname + search)))
  void import(/* webpackChunkName: "web-vitals" */ 'web-vitals/attribution').then(
    ({ onCLS, onINP, onLCP, onTTFB }) =>
      [onCLS, onINP, onLCP, onTTFB].forEach((on) => on((metric) => report(metric as unknown as Metric))),
    (reason: unknown) => console.warn('Web vitals are not measured.', reason),
  )
}
