import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { emit, subscribe, takeKeptEvents, toCents, type SiteEvent } from './events'

const VIEWED: SiteEvent = { type: 'product/viewed', sku: 'khumo' }
const viewOf = (sku: number): SiteEvent => ({ type: 'product/viewed', sku: String(sku) })

// First: what is kept is taken once in a document.
test('what was told before somebody asks is kept in order with its time, the last hundred of it, until it is taken', () => {
  const skus = Array.from({ length: 150 }, (_, sku) => sku)
  const before = Date.now()
  skus.forEach((sku) => emit(viewOf(sku)))
  const kept = takeKeptEvents()
  expect(kept.map(({ event }) => event)).toEqual(skus.slice(50).map(viewOf))
  kept.forEach(({ at }) => expect(at).toBeGreaterThanOrEqual(before))
  emit(VIEWED)
  expect(takeKeptEvents()).toEqual([])
})

afterEach(() => void vi.restoreAllMocks())

test('whoever listens hears it before emit returns, and nothing after stopping', () => {
  const heard: SiteEvent[] = []
  const stop = subscribe((event) => heard.push(event))
  emit(VIEWED)
  expect(heard).toEqual([VIEWED])
  stop()
  emit(VIEWED)
  expect(heard).toEqual([VIEWED])
})

test('a listener that fails breaks neither what happened nor the other listeners, and is reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('blocked')
  const heard: SiteEvent[] = []
  const stops = [
    subscribe(() => {
      throw failure
    }),
    subscribe((event) => heard.push(event)),
  ]
  expect(() => emit(VIEWED)).not.toThrow()
  expect(heard).toEqual([VIEWED])
  expect(report).toHaveBeenCalledWith('A listener failed on product/viewed.', failure)
  stops.forEach((stop) => stop())
})

test('cents are whole', () => {
  expect([1199, 0.1 + 0.2, 19.99].map(toCents)).toEqual([119900, 30, 1999])
})

/** The test that records each as the feature emits it. Typed on the union: a new event without its test fails the type
 * check. */
const RECORDED_IN: Record<SiteEvent['type'], string> = {
  'page/viewed': 'src/layout/page-layout.alone.test.tsx',
  'page/delayed': 'src/islands/links/follow-links.alone.dom.test.ts',
  'link/followed': 'src/islands/links/follow-links.alone.dom.test.ts',
  'dialog/opened': 'src/ui/drawer.alone.test.tsx',
  'product/viewed': 'src/catalogue/ui/use-visit.test.tsx',
  'experiment/viewed': 'src/blocks/tools/experiment/experiment.test.tsx',
  'listing/changed': 'src/blocks/shop/shop-items/shop-items.test.tsx',
  'cart/line-added': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/quantity-changed': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/line-removed': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/change-refused': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/promo-applied': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/promo-refused': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'cart/promo-removed': 'src/cart/sync/emit-line-events.alone.dom.test.ts',
  'checkout/step-shown': 'src/checkout/events.alone.test.tsx',
  'checkout/step-completed': 'src/checkout/events.alone.test.tsx',
  'payment/attempted': 'src/checkout/events.alone.test.tsx',
  'payment/refused': 'src/checkout/events.alone.test.tsx',
  'payment/outcome': 'src/checkout/events.alone.test.tsx',
  'order/placed': 'src/checkout/events.alone.test.tsx',
  'form/started': 'src/waitlist/waitlist-form.alone.test.tsx',
  'form/submitted': 'src/waitlist/waitlist-form.alone.test.tsx',
  'form/failed': 'src/waitlist/waitlist-form.alone.test.tsx',
  'person/known': 'src/signup/signup.alone.test.tsx',
}

test.each(Object.entries(RECORDED_IN))('%s is recorded in %s', (type, file) => {
  const place = path.join(process.cwd(), file)
  expect(existsSync(place)).toBe(true)
  const calls = [...readFileSync(place, 'utf8').matchAll(/\brecordEvents\(([^)]*)\)/g)].map(
    ([, types]) => types,
  )
  expect(calls.join()).toContain(`'${type}'`)
})
