import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../../platform/record-events'
import { useVisit, addVisit, parseVisitedPages, type VisitedPage } from './use-visit'

const Page = ({ sku }: { sku?: string }) => {
  useVisit(sku)
  return null
}
const stored = () => JSON.parse(window.localStorage.getItem('visitedPages') ?? '[]') as unknown[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  window.localStorage.clear()
  window.history.replaceState(null, '', '/za/shop/card-machines/khumo/?utm_source=mail')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a view of a product’s page is stored when the browser is idle', () => {
  const recorded = recordEvents('product/viewed')
  render(<Page sku="khumo" />)
  expect(stored()).toEqual([])
  vi.runAllTimers()
  expect(recorded).toEqual([{ type: 'product/viewed', sku: 'khumo' }])
  expect(stored()).toEqual([
    {
      sku: 'khumo',
      first_visit_date: '2026-11-20T10:00:01.000Z',
      last_visit_date: '2026-11-20T10:00:01.000Z',
      number_of_visits: 1,
      url: `${window.location.origin}/za/shop/card-machines/khumo/`,
    },
  ])
})

test('a view is not stored if the page is left at once or has no product', () => {
  render(<Page sku="khumo" />).unmount()
  render(<Page />)
  vi.runAllTimers()
  expect(stored()).toEqual([])
})

test('without storage nothing is stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  render(<Page sku="khumo" />)
  expect(() => vi.runAllTimers()).not.toThrow()
})

const NOON = new Date('2026-11-20T12:00:00+02:00')
const page = (sku: string, fields: Partial<VisitedPage> = {}): VisitedPage => ({
  sku,
  first_visit_date: '2026-11-01T08:00:00.000Z',
  last_visit_date: '2026-11-02T08:00:00.000Z',
  number_of_visits: 2,
  url: `https://www.example.co.za/za/shop/card-machines/${sku}/`,
  ...fields,
})

test('another visit increases the count, does not change the first date, and moves the page to the end', () => {
  const pages = [page('khumo'), page('go')]
  expect(addVisit(pages, { sku: 'khumo', url: 'https://new.example/' }, NOON)).toEqual([
    page('go'),
    page('khumo', {
      number_of_visits: 3,
      last_visit_date: '2026-11-20T10:00:00.000Z',
      url: 'https://new.example/',
    }),
  ])
  expect(pages[0]?.number_of_visits).toBe(2)
})

test('above the limit the page seen longest ago is dropped', () => {
  const pages = Array.from({ length: 50 }, (_, at) => page(`sku-${at}`))
  const skus = addVisit(pages, page('khumo'), NOON).map(({ sku }) => sku)
  expect(skus).toHaveLength(50)
  expect([skus[0], skus.at(-1)]).toEqual(['sku-1', 'khumo'])
})

test.each([
  ['a text', 'khumo', undefined],
  ['no list', { sku: 'khumo' }, undefined],
  ['a list with invalid entries', [null, 'khumo', { sku: 'go' }, page('khumo')], [page('khumo')]],
])('reads %s', (_case, stored, pages) => {
  expect(parseVisitedPages(stored)).toEqual(pages)
})
