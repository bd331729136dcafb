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

/** At once and then every minute: ends payments whose time is over, asks the providers about those still open, and forgets old
 * tries; once a day everybody whose time is over. Several processes may do it at the same time. */
export function startUpkeep(shop: ShopContext, log: FastifyBaseLogger): Upkeep {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = round()

  async function round(): Promise<void> {
    try {
      await runUpkeep(shop, new Date(), log)
    } catch (error) {
      log.error({ err: error }, 'The upkeep of payments failed; it is tried again in a minute')
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

/** One round at `now`. On a clock that is doubted nothing ends: another round looks again. */
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
  if (forgotten) log.info({ forgotten }, 'Forgot everybody whose time was over')
}

const DOUBTS: Readonly<Record<Exclude<ClockVerdict, 'confirmed'>, string>> = {
  differs:
    'The clock differs from the database’s: no payment is ended by time until they agree. Set the clocks',
  jumped:
    'The clock has jumped since the last round: no payment is ended by time until the next round confirms it',
}
