import { expectGoodAtAnyWidth } from './support/accessible'
import { openReady } from './support/ready'
import { test } from './support/test'

/** What no page of every-page.spec.ts shows; forms and orders in all their states are looked at where they are filled in. */
const PAGES = {
  'an empty cart': '/za/cart-overview/',
  'nothing to check out': '/za/checkout/',
  'a page that is not there': '/za/nowhere/',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} has no barrier axe can find, and never scrolls sideways`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/\/za\/nowhere/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openReady(page, path)
    await expectGoodAtAnyWidth(page)
  })
}
