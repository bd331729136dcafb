import { expectGoodAtAnyWidth } from './support/accessible'
import { openReady } from './support/ready'
import { test } from './support/test'

/** Each kind of page once. What stands on them is looked at block by block in the gallery, forms and orders in all their
 * states where they are filled in. */
const PAGES = {
  home: '/za/',
  'the shop': '/za/shop/',
  'a product': '/za/shop/card-machines/khumo/',
  'an article': '/za/blog/choosing-a-card-machine/',
  'a text': '/za/terms/',
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
