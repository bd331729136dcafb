import { useEffect } from 'react'
import { emit } from '../../platform/events'
import { whenIdle } from '../../platform/idle'
import { persisted } from '../../platform/persisted'

/** A product page this browser has seen (spec 3, "Browser storage keys"); dates in ISO 8601. */
export type VisitedPage = {
  sku: string
  first_visit_date: string
  last_visit_date: string
  number_of_visits: number
  url: string
}

/** The most entries: storage is limited. The pages seen longest ago are dropped first. */
const MOST = 50

const isText = (value: unknown): value is string => typeof value === 'string'

const isVisitedPage = (value: unknown): value is VisitedPage => {
  if (typeof value !== 'object' || value === null) return false
  const { sku, first_visit_date, last_visit_date, number_of_visits, url } = value as Record<string, unknown>
  return [sku, first_visit_date, last_visit_date, url].every(isText) && Number.isInteger(number_of_visits)
}

/** Reads the stored entries and drops anything else; undefined where the value is no list. */
export const parseVisitedPages = (stored: unknown): VisitedPage[] | undefined =>
  Array.isArray(stored) ? stored.filter(isVisitedPage) : undefined

/** The entries with one more visit; the page seen last is the last entry. */
export const addVisit = (
  pages: readonly VisitedPage[],
  { sku, url }: Pick<VisitedPage, 'sku' | 'url'>,
  now: Date,
): VisitedPage[] => {
  const date = now.toISOString()
  const known = pages.find((page) => page.sku === sku)
  const visit = {
    sku,
    first_visit_date: known?.first_visit_date ?? date,
    last_visit_date: date,
    number_of_visits: (known?.number_of_visits ?? 0) + 1,
    url,
  }
  return [...pages.filter((page) => page.sku !== sku), visit].slice(-MOST)
}

declare module '../../platform/events' {
  interface SiteEvents {
    /** A product's own page was viewed. */
    'product/viewed': { sku: string }
  }
}

/** Key and shape of spec 3. */
const VISITED = persisted<VisitedPage[]>({
  key: 'visitedPages',
  area: 'local',
  empty: [],
  parse: parseVisitedPages,
})

/** The product pages that this browser has seen, the latest last. */
export const readVisitedPages = (): readonly VisitedPage[] => VISITED.read()

const record = (sku: string): void => {
  const { origin, pathname } = window.location
  VISITED.write(addVisit(VISITED.read(), { sku, url: origin + pathname }, new Date()))
}

/**
 * Records a view of a product's page: reports it after the page's own view, and stores it once the browser is idle, where storage is
 * available.
 */
export const useVisit = (sku: string | undefined): void => {
  useEffect(() => {
    if (sku === undefined) return undefined
    const timer = setTimeout(() => emit({ type: 'product/viewed', sku }))
    const cancel = whenIdle(() => record(sku))
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [sku])
}
