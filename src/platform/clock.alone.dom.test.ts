import { beforeEach, expect, test, vi } from 'vitest'
import { southAfricanDay } from '../../shared/sast-date'
import { workingDaysAfter } from '../../shared/working-time'

/** Friday, at two in the afternoon in South Africa. */
const SHOPS = Date.parse('2026-11-27T12:00:00Z')
const DAY = 86_400_000

const answerAt = (moment: number) => new Response(null, { headers: { date: new Date(moment).toUTCString() } })

/** A page whose device is off by so many milliseconds. */
const pageWhoseClockIsOff = async (milliseconds: number) => {
  vi.resetModules()
  vi.useFakeTimers({ now: SHOPS + milliseconds })
  return import('./clock')
}

beforeEach(() => vi.useRealTimers())

test.each([
  ['right', 0],
  ['three days behind', -3 * DAY],
  ['40 days ahead', 40 * DAY],
  ['set to the hour of another zone', 9 * 3_600_000],
  ['reset to 1970', -SHOPS],
])('on a device whose clock is %s, what is promised follows the shop’s', async (_, off) => {
  const { hearShopTime, isShopTime, timeNow } = await pageWhoseClockIsOff(off)
  expect([isShopTime(), timeNow()]).toEqual([false, SHOPS + off])
  hearShopTime(answerAt(SHOPS))
  vi.advanceTimersByTime(60_000)
  expect([isShopTime(), timeNow()]).toEqual([true, SHOPS + 60_000])
  expect([southAfricanDay(timeNow()), workingDaysAfter(timeNow(), 3)]).toEqual(['2026-11-27', '2026-12-02'])
})

test('an answer that was long under way changes nothing, and one without a time neither', async () => {
  const { hearShopTime, isShopTime, onShopTime, timeNow } = await pageWhoseClockIsOff(0)
  const heard = vi.fn()
  const stop = onShopTime(heard)
  hearShopTime(new Response(null))
  hearShopTime(new Response(null, { headers: { date: 'soon' } }))
  expect(isShopTime()).toBe(false)
  hearShopTime(answerAt(SHOPS - 100_000))
  hearShopTime(answerAt(SHOPS + 100_000))
  expect([timeNow(), heard.mock.calls.length]).toEqual([SHOPS, 1])
  stop()
  hearShopTime(answerAt(SHOPS + DAY))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a clock that somebody sets right is believed with the next answer', async () => {
  const { hearShopTime, timeNow } = await pageWhoseClockIsOff(-3 * DAY)
  hearShopTime(answerAt(SHOPS))
  vi.setSystemTime(SHOPS)
  hearShopTime(answerAt(SHOPS))
  expect(timeNow()).toBe(SHOPS)
})
