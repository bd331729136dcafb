import type { FastifyBaseLogger } from 'fastify'
import { purgeTries } from '../../tries/index'
import type { ShopContext } from '../routes/context'
import { purgeAnswers } from '../store/idempotency'
import { endOverduePayments } from '../store/overdue'
import { settleAll } from './ask-provider'

const INTERVAL_MS = 60_000

export interface Upkeep {
  stop(): Promise<void>
}

/** At once and then every minute: ends payments whose time is over, asks the providers about those still open, and
 * forgets old Idempotency-Keys and tries. Several processes may do it at the same time. */
export function startUpkeep(shop: ShopContext, log: FastifyBaseLogger): Upkeep {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = round()

  async function round(): Promise<void> {
    const now = new Date()
    try {
      await endOverduePayments(shop.database, now)
      await settleAll(shop, now, log)
      await purgeAnswers(shop.database, now)
      await purgeTries(shop.database, now)
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
