import { expect, test } from 'vitest'
import type { Story } from './read-sources'
import { signupPages } from './signup-pages'

const checkout: Story = {
  uuid: 'checkout',
  name: 'Checkout',
  slug: 'checkout',
  publishedAt: null,
  changedAt: null,
  content: {
    component: 'checkout_page',
    _uid: '',
    help_phone: '021 000 0100',
    business_hours: 'weekdays, 8am to 5pm',
  },
}
const pages = (stories: Story[]) => signupPages(stories, { products: [], bundles: [] })

test('a signup starts on one page, and any unfinished one goes on on another that search engines leave out', () => {
  expect(pages([checkout])).toMatchObject([
    { path: '/za/signup/', context: { hidden: false } },
    {
      path: '/za/signup/continue/',
      matchPath: '/za/signup/:id/continue/',
      context: { hidden: true },
    },
  ])
})

test.each([
  ['the checkout’s', [checkout], { phone: '021 000 0100', hours: 'weekdays, 8am to 5pm' }],
  ['left out without a checkout', [], { phone: undefined, hours: undefined }],
])('the phone and its hours are %s', (_what, stories, help) => {
  expect(pages(stories).map(({ context }) => context.help)).toEqual([help, help])
})
