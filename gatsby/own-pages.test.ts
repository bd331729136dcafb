import { expect, test } from 'vitest'
import { exampleSpace, exampleStory } from '../src/page/testing/space'
import { orderPages, signupPages } from './own-pages'

const checkout = exampleStory('checkout', {
  component: 'checkout_page',
  help_phone: '021 000 0100',
  business_hours: 'weekdays, 8am to 5pm',
})
const withCheckout = exampleSpace({ stories: [checkout] })

test('a signup starts on one page, and continues on another that search engines leave out', () => {
  const help = { phone: '021 000 0100', hours: 'weekdays, 8am to 5pm' }
  expect(signupPages(withCheckout)).toMatchObject([
    { path: '/za/signup/', context: { hidden: false, help } },
    {
      path: '/za/signup/continue/',
      matchPath: '/za/signup/:id/continue/',
      context: { hidden: true, help },
    },
  ])
})

test('an order has one page, in the words of the checkout', () => {
  expect(orderPages(withCheckout)).toMatchObject([
    { path: '/za/order/', context: { name: 'Your order', checkout: { help_phone: '021 000 0100' } } },
  ])
})

test('a space without a checkout has no page for orders', () => {
  expect(orderPages(exampleSpace())).toEqual([])
})
