import { riseOnScroll } from './rise-on-scroll'

/** Requests a page's data at the lowest priority, when its turn comes. `abort` cancels a request that has not begun. */
export type Enqueue = (path: string) => { abort: () => void } | undefined

/** What a browser reports about its connection, if it reports anything. */
type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether pages may be prefetched: merchants pay for their data, so an unknown connection means no. */
const mayFetchAhead = (connection: Connection | undefined): boolean =>
  connection?.effectiveType === '4g' && !connection.saveData

/**
 * Prefetches the data of the pages behind links in view, if the connection allows it; otherwise not even the code for it is loaded.
 * Gatsby takes four pages every three seconds (spec 9). It prefetches no code: the table of chunks is left out (gatsby-ssr.tsx).
 */
export const fetchLinksAhead = async (enqueue: Enqueue): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayFetchAhead(connection)) return
  const { watchLinks } = await import(/* webpackChunkName: "links-in-view" */ './links-in-view')
  watchLinks(enqueue)
}

/**
 * Starts the extras of the page in view: sections rise into place as they are reached, and pages behind links in view are prefetched
 * (decision 009). Import this module only after the visitor has begun to look around, so that a visitor who reads the first screen and
 * leaves does not load it.
 */
export const addExtras = async (enqueue: Enqueue): Promise<void> => {
  riseOnScroll()
  await fetchLinksAhead(enqueue)
}
