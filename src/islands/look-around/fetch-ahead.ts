/** Asks for a page at the lowest priority, when its turn comes. Answers how to take that back before. */
export type Enqueue = (path: string) => { abort: () => void } | undefined

/** What a browser says of its connection, where it says anything. */
type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether pages may be fetched before anybody asks for them: merchants pay for their data, so what is not known is a no. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  connection?.effectiveType === '4g' && !connection.saveData

/**
 * From now on fetches the pages ahead that are behind the links in view of this page, where the connection allows it; on others
 * not even the code for it. Gatsby takes four every three seconds (spec 9), and of each its data alone: no code, since it finds
 * no table of it (gatsby-ssr.tsx), no slice and no block.
 */
export const fetchLinksAhead = async (enqueue: Enqueue): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayFetchAhead(connection)) return
  const { watchLinks } = await import(/* webpackChunkName: "links-in-view" */ './links-in-view')
  watchLinks(enqueue)
}
