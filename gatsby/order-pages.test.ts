import { expect, test } from 'vitest'
import { orderPages } from './order-pages'
import type { Story } from '../src/page'
import { exampleSpace, exampleStory } from '../src/page/testing/space'

const checkout = exampleStory('checkout', {
  component: 'checkout_page',
  help_phone: '021 000 0100',
})
const pages = (stories: Story[]) => orderPages(exampleSpace({ stories }))

test('an order has one page, in the words of the checkout', () => {
  expect(pages([checkout])).toMatchObject([
    { path: '/za/order/', context: { name: 'Your order', checkout: { help_phone: '021 000 0100' } } },
  ])
})

test('without a checkout nobody orders, and nobody looks an order up', () => {
  expect(pages([])).toEqual([])
})
