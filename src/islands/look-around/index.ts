import { type Enqueue, fetchLinksAhead } from './fetch-ahead'
import { revealOnScroll } from './reveal'

/**
 * Starts the extras of the page in view: sections rise into place as they are reached, and pages behind links in view are fetched ahead
 * (decision 057). Import this module only after the visitor has begun to look around, so that a visitor who reads the first screen and
 * leaves does not load it.
 */
export const addExtras = async (enqueue: Enqueue): Promise<void> => {
  revealOnScroll()
  await fetchLinksAhead(enqueue)
}
