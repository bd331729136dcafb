import { expect, test } from 'vitest'
import { find, pagesMeantBy } from './find'

const page = (href: string, title: string) => ({ href, title })
const PAGES = [
  page('/za/pricing/', 'Pricing'),
  page('/za/shop/card-machines/', 'Card machines'),
  page('/za/shop/card-machines/khumo-print/', 'Khumo Print'),
  page('/za/blog/what-a-card-fee-pays/', 'What a card fee pays for'),
  page('/za/terms/shipping-returns/', 'Delivery and returns'),
  page('/za/rent/', 'Rent a machine'),
  page('/za/shop/accessories/charging-dock/', 'Charging Dock'),
  page('/za/shop/accessories/receipt-printer/', 'Receipt Printer'),
]
const first = (pages: { href: string }[]) => pages[0]?.href

test.each([
  ['pricing', '/za/pricing/'],
  ['PRICNG', '/za/pricing/'],
  ['returns', '/za/terms/shipping-returns/'],
  ['card machine', '/za/shop/card-machines/'],
  ['refrigerator', undefined],
  ['a', undefined],
])('of what is typed, %o, %o is the best', (asked, href) => {
  expect(first(find(PAGES, asked).map(({ entry }) => entry))).toBe(href)
})

test.each([
  ['/za/prcing/', '/za/pricing/'],
  ['/za/card-machines', '/za/shop/card-machines/'],
  ['/za/products/khumo_print/', '/za/shop/card-machines/khumo-print/'],
  ['/za/2019/old/delivery/', '/za/terms/shipping-returns/'],
  ['/za/wp-login.php', undefined],
  ['/za/', undefined],
])('the address %o may mean %o', (path, href) => {
  expect(first(pagesMeantBy(PAGES, path))).toBe(href)
})

test('what is like it only by chance is not named beside what fits', () => {
  expect(pagesMeantBy(PAGES, '/za/prcing/')).toEqual([page('/za/pricing/', 'Pricing')])
})

test('no more than five are named', () => {
  const many = Array.from({ length: 9 }, (_, at) => page(`/za/blog/${at}/`, `Card news ${at}`))
  expect(find(many, 'card news')).toHaveLength(5)
})

test.each([
  ['how long is the battery', ['/za/khumo/']],
  ['batteries', []],
  ['swaps', ['/za/help/#stolen']],
  ['all-day swap', []],
])('by the words of the texts %o finds %o', (asked, hrefs) => {
  const told = [
    {
      href: '/za/khumo/',
      title: 'Khumo',
      text: 'Pocket size, with a battery that lasts as long as your day.',
    },
    { href: '/za/help/#stolen', title: 'My machine is gone', text: 'We swap it within a day.' },
  ]
  expect(find(told, asked).map(({ entry }) => entry.href)).toEqual(hrefs)
})
