import { inIdleMoments } from '../../platform/idle'
import { hasFlag } from '../../platform/page-flags'
import { whileWorking } from '../../platform/readiness'

/**
 * Runs in the first idle moment in which nothing of the page is put off any more (`layOutWhole`), and counts as work of the
 * page until it is done. For what nobody waits for.
 */
export const whenWhole = (task: () => Promise<void>): Promise<void> =>
  whileWorking(
    new Promise((resolve) => {
      const attempt = (): void => (hasFlag('whole') ? resolve(task()) : inIdleMoments([attempt]))
      inIdleMoments([attempt])
    }),
  )
