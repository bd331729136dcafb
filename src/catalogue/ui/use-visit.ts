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

const record = (sku: string): void => {
  emit({ type: 'product/viewed', sku })
  const { origin, pathname } = window.location
  VISITED.write(addVisit(VISITED.read(), { sku, url: origin + pathname }, new Date()))
}

/** Records a view of a product's page once the browser has time for it; skipped where storage is not available. */
export const useVisit = (sku: string | undefined): void => {
  useEffect(() => {
    return sku === undefined ? undefined : whenIdle(() => record(sku))
  }, [sku])
}
