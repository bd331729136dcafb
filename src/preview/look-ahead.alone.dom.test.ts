import { afterEach, expect, test, vi } from 'vitest'
import { exampleProduct, useLive } from '../catalogue/testing'
import { viewMinute } from '../layout/site-banner/view-minute'
import { hearShopTime, isShopTime, onShopTime, timeNow } from '../platform/clock'
import { lookAhead } from './look-ahead'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const CHRISTMAS = Date.parse('2026-12-25T08:00:00Z')
const MINUTE = 60_000

const at = (unitPrice: number) => ({
  products: [exampleProduct({ sku: 'khumo', unit_price: unitPrice })],
  bundles: [],
})
const answerOfShop = () =>
  hearShopTime(new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } }))
const priceOnPage = () => useLive.getState().catalogue?.products[0]?.unit_price

vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
afterEach(() => void vi.setSystemTime(NOW))

test('time, banners and prices are those of the moment, whatever the shop answers, until the return to now', () => {
  const times: number[] = []
  onShopTime(() => times.push(timeNow()))
  const returnToNow = lookAhead(CHRISTMAS, at(900))
  expect([timeNow(), viewMinute() * MINUTE, priceOnPage(), isShopTime()]).toEqual([
    CHRISTMAS,
    CHRISTMAS,
    900,
    true,
  ])

  vi.setSystemTime(NOW + 5 * MINUTE)
  answerOfShop()
  useLive.setState({ catalogue: at(1199), now: Date.now() })
  expect([timeNow(), priceOnPage(), useLive.getState().now]).toEqual([CHRISTMAS + 5 * MINUTE, 900, CHRISTMAS])
  expect(times.at(-1)).toBe(CHRISTMAS + 5 * MINUTE)

  returnToNow()
  expect([timeNow(), viewMinute() * MINUTE, priceOnPage()]).toEqual([
    NOW + 5 * MINUTE,
    NOW + 5 * MINUTE,
    undefined,
  ])
  useLive.setState({ catalogue: at(1199), now: Date.now() })
  answerOfShop()
  expect([timeNow(), priceOnPage()]).toEqual([NOW + 5 * MINUTE, 1199])
})

test('one moment follows another', () => {
  lookAhead(CHRISTMAS, at(900))()
  const returnToNow = lookAhead(CHRISTMAS + 60 * MINUTE, at(800))
  expect([timeNow(), priceOnPage()]).toEqual([CHRISTMAS + 60 * MINUTE, 800])
  returnToNow()
  expect(timeNow()).toBe(NOW)
})
