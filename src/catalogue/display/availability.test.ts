import { expect, test } from 'vitest'
import { actionWords, hasJoinForm, joinLink } from './availability'
import type { StoryblokMultilink } from '../../content'

test.each([
  ['in_stock', 'card_machine', '', 'Buy Now'],
  ['in_stock', 'bundle', '', 'Buy Now'],
  ['in_stock', 'service', '', 'Book'],
  ['in_stock', 'service', 'Reserve a day', 'Reserve a day'],
  ['out_of_stock', 'card_machine', 'Get it', 'Join the waitlist'],
  ['pre_order_only', 'accessory', '', 'Pre-order'],
] as const)('%s, %s, in the editor’s words "%s": %s', (stock, type, buyText, words) => {
  expect(actionWords({ stock, type, buyText })).toBe(words)
})

const link = (url: string): StoryblokMultilink => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url,
  cached_url: '',
})
const PAGE = link('shop/card-machines/go')
const OWN = '/za/shop/card-machines/go/#waitlist'

test.each([
  ['out_of_stock', undefined, OWN, true],
  ['pre_order_only', undefined, OWN, true],
  ['out_of_stock', link(''), OWN, true],
  ['out_of_stock', link('mailto:help@yoco.example'), OWN, true],
  ['out_of_stock', link('shop/card-machines/go#waitlist'), OWN, true],
  ['out_of_stock', link('https://elsewhere.example/list'), 'https://elsewhere.example/list', false],
  ['pre_order_only', link('contact-sales'), '/za/contact-sales/', false],
  ['in_stock', link('contact-sales'), undefined, false],
  ['unavailable', link('contact-sales'), undefined, false],
] as const)('%s with %o: joined at %s, by the page’s own form %s', (stock, waitlistLink, href, hasForm) => {
  const item = { stock, waitlistLink, detailsLink: PAGE }
  expect(joinLink(item)?.href).toBe(href)
  expect(hasJoinForm(item)).toBe(hasForm)
})

test('an item without a page has a form and no link to it', () => {
  expect(joinLink({ stock: 'out_of_stock' })).toBeUndefined()
  expect(hasJoinForm({ stock: 'out_of_stock' })).toBe(true)
})
