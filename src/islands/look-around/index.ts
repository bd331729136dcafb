import { type Enqueue, fetchLinksAhead } from './fetch-ahead'
import { revealOnScroll } from './reveal'

/**
 * What nobody waits for, for the page in view: parts of it rise into place, pages behind its links are fetched ahead (decision 057).
 * Import it once somebody looks around: who reads the first screen and leaves pays for none of it.
 */
export const addExtras = async (enqueue: Enqueue): Promise<void> => {
  revealOnScroll()
  await fetchLinksAhead(enqueue)
}
