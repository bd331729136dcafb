import { expect, test } from 'vitest'
import type { Story } from '../src/page'
import { exampleSpace, exampleStory } from '../src/page/testing/space'
import { signupPages } from './signup-pages'

const checkout = exampleStory('checkout', {
  component: 'checkout_page',
  help_phone: '021 000 0100',
  business_hours: 'weekdays, 8am to 5pm',
})
const pages = (stories: Story[]) => signupPages(exampleSpace({ stories }))

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
