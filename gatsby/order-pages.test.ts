import { expect, test } from 'vitest'
import { orderPages } from './order-pages'
import type { Story } from './read-sources'

const checkout: Story = {
  uuid: 'checkout',
  name: 'Checkout',
  slug: 'checkout',
  publishedAt: null,
  changedAt: null,
  content: { component: 'checkout_page', _uid: '', help_phone: '021 000 0100' },
}
const pages = (stories: Story[]) => orderPages(stories, { products: [], bundles: [] })

test('an order has one page, in the words of the checkout', () => {
  expect(pages([checkout])).toMatchObject([
    { path: '/za/order/', context: { name: 'Your order', checkout: { help_phone: '021 000 0100' } } },
  ])
})

test('without a checkout nobody orders, and nobody looks an order up', () => {
  expect(pages([])).toEqual([])
})
