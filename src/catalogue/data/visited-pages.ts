/** A product page this browser has seen (spec 3, "Browser storage keys"); dates in ISO 8601. */
export type VisitedPage = {
  sku: string
  first_visit_date: string
  last_visit_date: string
  number_of_visits: number
  url: string
}

/** More says nothing new about a shopper, and storage is not endless: the pages seen longest ago go first. */
const MOST = 50

const isText = (value: unknown): value is string => typeof value === 'string'

const isVisitedPage = (value: unknown): value is VisitedPage => {
  if (typeof value !== 'object' || value === null) return false
  const { sku, first_visit_date, last_visit_date, number_of_visits, url } = value as Record<string, unknown>
  return [sku, first_visit_date, last_visit_date, url].every(isText) && Number.isInteger(number_of_visits)
}

/** What the browser has kept; anything that is not an entry is forgotten. Undefined where it is no list. */
export const parseVisitedPages = (stored: unknown): VisitedPage[] | undefined =>
  Array.isArray(stored) ? stored.filter(isVisitedPage) : undefined

/** The record with one more visit; the page seen last stands last. */
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
