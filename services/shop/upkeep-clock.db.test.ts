import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runUpkeep } from './payments/upkeep'
import { endOverduePayments } from './store/overdue'
import { checkClock } from './store/upkeep-clock'
import { payments } from './store/schema'
import { useTestShop } from './testing/shop'
import { openTries } from '../rate-limits/index'
import { connectProviders, loadServers } from './payments/adapter'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const shop = useTestShop()
beforeEach(() => checkClock(shop.database, new Date()))
afterEach(() => vi.useRealTimers())

/** One round at `now`; returns its log. */
async function round(now: Date): Promise<string[]> {
  const lines: string[] = []
  const note = (_about: object, message: string) => void lines.push(message)
  const log = { warn: note, info: note, error: note } as never
  const none = { checkout: undefined, blackbird: undefined, stitch: undefined }
  const { database, siteUrl } = shop
  const providers = connectProviders(await loadServers(), none, { siteUrl, log })
  const personalDataKey = Buffer.alloc(32)
  const tries = openTries({ database, personalDataKey })
  await runUpkeep({ database, siteUrl, payments: none, providers, personalDataKey, tries }, now, log)
  return lines
}

/** Sets the clock of this process for all code. */
const setClock = (now: Date) => vi.useFakeTimers({ now, toFake: ['Date'] })

it('a clock that jumps days ahead of the database’s expires no order: not in a round, not on a read, not with the next order', async () => {
  const { id } = await shop.place(['khumo'])
  const wrong = new Date(Date.now() + 8 * DAY)
  for (const minutes of [0, 1, 2]) {
    expect(await round(new Date(wrong.getTime() + minutes * MINUTE))).toEqual([
      expect.stringMatching(/differs from the database’s/),
    ])
  }
  setClock(wrong)
  await shop.place(['khumo'])
  expect(await shop.getCart(id)).toMatchObject({ status: 'pending', payment: { status: 'pending' } })
})

it('a correct clock expires overdue orders, also in a round', async () => {
  const { id } = await shop.place(['khumo'])
  const { payment } = await shop.getCart(id)
  await shop.database
    .update(payments)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(payments.id, payment?.id ?? ''))
  expect(await round(new Date())).toEqual([])
  expect((await shop.getCart(id)).status).toBe('cancelled')
})

it('a clock is not trusted between two rounds once it has jumped', async () => {
  const { id } = await shop.place(['khumo'])
  await endOverduePayments(shop.database, new Date(Date.now() + 8 * DAY))
  expect((await shop.getCart(id)).status).toBe('pending')
})
