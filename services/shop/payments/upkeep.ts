import type { FastifyBaseLogger } from 'fastify'
import { retainOnlyWhatIsPromised } from '../../privacy/register'
import { purgeTries } from '../../rate-limits/index'
import type { ShopContext } from '../routes/context'
import type { ClockVerdict } from '../domain/clock'
import { endOverduePayments } from '../store/overdue'
import { checkClock } from '../store/upkeep-clock'
import { reconcileAll } from './reconcile'

const INTERVAL_MS = 60_000

export interface Upkeep {
  stop(): Promise<void>
}

/**
 * Runs at once and then every minute: ends overdue payments, requests the state of open ones from the providers, and deletes
 * old attempts; once a day runs the privacy retention. Several processes may do so at the same time.
 */
export function startUpkeep(shop: ShopContext, log: FastifyBaseLogger): Upkeep {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = round()

  async function round(): Promise<void> {
    try {
      await runUpkeep(shop, new Date(), log)
    } catch (error) {
      log.error({ err: error }, 'The upkeep of payments failed; the next round is in a minute')
    }
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
    }, INTERVAL_MS)
    timer.unref()
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** One round at `now`. While the clock is doubted nothing ends; another round checks again. */
export async function runUpkeep(shop: ShopContext, now: Date, log: FastifyBaseLogger): Promise<void> {
  const { database } = shop
  const { verdict, confirmedAt, databaseAt } = await checkClock(database, now)
  if (verdict !== 'confirmed') {
    log.warn({ clock: now, database: databaseAt, last_round: confirmedAt }, DOUBTS[verdict])
    return
  }
  await endOverduePayments(database, now)
  await reconcileAll(shop, now, log)
  await purgeTries(database, now)
  const forgotten = await retainOnlyWhatIsPromised(database, now)
  if (forgotten) log.info({ forgotten }, 'Erased personal data whose retention time has passed')
}

const DOUBTS: Readonly<Record<Exclude<ClockVerdict, 'confirmed'>, string>> = {
  differs: 'The clock differs from the database’s: no payment expires until they agree. Set the clocks',
  jumped: 'The clock has jumped since the last round: no payment expires until the next round confirms it',
}
