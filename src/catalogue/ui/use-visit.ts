import { useEffect } from 'react'
import { emit } from '../../platform/events'
import { whenIdle } from '../../platform/idle'
import { persisted } from '../../platform/persisted'
import { addVisit, parseVisitedPages, type VisitedPage } from '../data/visited-pages'

/** Key and shape of spec 3. */
const VISITED = persisted<VisitedPage[]>({
  key: 'visitedPages',
  area: 'local',
  empty: [],
  parse: parseVisitedPages,
})

/** The product pages that this browser has seen, the last one last. */
export const readVisitedPages = (): readonly VisitedPage[] => VISITED.read()

const record = (sku: string): void => {
  const { origin, pathname } = window.location
  VISITED.write(addVisit(VISITED.read(), { sku, url: origin + pathname }, new Date()))
}

/**
 * Records a view of a product's page: it is told once the page's own view has been, and kept once the browser has time for it;
 * not kept where storage is not available.
 */
export const useVisit = (sku: string | undefined): void => {
  useEffect(() => {
    if (sku === undefined) return undefined
    const told = setTimeout(() => emit({ type: 'product/viewed', sku }))
    const callOff = whenIdle(() => record(sku))
    return () => {
      clearTimeout(told)
      callOff()
    }
  }, [sku])
}
