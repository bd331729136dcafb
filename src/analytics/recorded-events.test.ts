import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteEvents } from '../platform/events'

/** The test that records each as the feature emits it. Typed on the interface: a new event without its test fails the type
 * check. */
const RECORDED_IN: Record<keyof SiteEvents, string> = {
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
