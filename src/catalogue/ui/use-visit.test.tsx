import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../../platform/record-events'
import { useVisit } from './use-visit'

const Page = ({ sku }: { sku?: string }) => {
  useVisit(sku)
  return null
}
const kept = () => JSON.parse(window.localStorage.getItem('visitedPages') ?? '[]') as unknown[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  window.localStorage.clear()
  window.history.replaceState(null, '', '/za/shop/card-machines/khumo/?utm_source=mail')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a view of a product’s page is recorded when the browser is idle', () => {
  const recorded = recordEvents('product/viewed')
  render(<Page sku="khumo" />)
  expect(kept()).toEqual([])
  vi.runAllTimers()
  expect(recorded).toEqual([{ type: 'product/viewed', sku: 'khumo' }])
  expect(kept()).toEqual([
    {
      sku: 'khumo',
      first_visit_date: '2026-11-20T10:00:01.000Z',
      last_visit_date: '2026-11-20T10:00:01.000Z',
      number_of_visits: 1,
      url: `${window.location.origin}/za/shop/card-machines/khumo/`,
    },
  ])
})

test('a page left at once, or without a product, is not', () => {
  render(<Page sku="khumo" />).unmount()
  render(<Page />)
  vi.runAllTimers()
  expect(kept()).toEqual([])
})

test('where storage is not available nothing happens', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  render(<Page sku="khumo" />)
  expect(() => vi.runAllTimers()).not.toThrow()
})
