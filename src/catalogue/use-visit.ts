import { useEffect } from 'react'
import { emit } from '../platform/events'
import { whenIdle } from '../platform/idle'
import { localStore } from '../platform/storage'
import { addVisit, parseVisitedPages } from './visited-pages'

/** Key of spec 3. */
const KEY = 'visitedPages'

const record = (sku: string): void => {
  emit({ type: 'product/viewed', sku })
  const { origin, pathname } = window.location
  const pages = addVisit(parseVisitedPages(localStore.get(KEY)), { sku, url: origin + pathname }, new Date())
  localStore.set(KEY, JSON.stringify(pages))
}

/** Records a view of a product's page once the browser has time for it; skipped where storage is not available. */
export const useVisit = (sku: string | undefined): void => {
  useEffect(() => {
    return sku === undefined ? undefined : whenIdle(() => record(sku))
  }, [sku])
}
