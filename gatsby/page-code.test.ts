import { expect, test } from 'vitest'
import { pageCode } from './page-code'

const chunks = {
  app: ['framework.js', 'app.js'],
  'component---src-templates-content-page-tsx': ['commons.js', 'content-page.js'],
  'slice---src-layout-slices-footer-tsx': ['commons.js', 'footer-slice.js'],
  'slice---src-layout-slices-navigation-tsx': ['navigation-slice.js'],
  'block-hero-product-half': ['shared.js', 'hero.js', 'hero.css'],
  'block-product-card': ['shared.js', 'card.js'],
  'block-grid': ['framework.js', 'grid.js'],
  'block-faq': ['faq.js'],
  'cart-sync': ['sync.js'],
}
const frame = (block: string, hydration: string, inner = '') =>
  `<div data-hydrate="${hydration}" data-block="${block}">${inner}</div>`
const codeOf = (html: string, pathname = '/za/shop/khumo/') =>
  pageCode({
    pathname,
    chunks,
    html,
    page: {
      componentChunkName: 'component---src-templates-content-page-tsx',
      slicesMap: { footer: 'footer', '_gatsby-scripts': '_gatsby-scripts' },
    },
  })

test('what a page fetches is named once, under what first wants it; what its scripts bring is not', () => {
  const html =
    frame('grid', 'static', frame('product_card', 'visible') + frame('faq', 'static')) +
    frame('hero_product_half', 'load')
  expect(codeOf(html)).toEqual([
    { href: '/page-data/za/shop/khumo/page-data.json', as: 'fetch' },
    { href: '/page-data/app-data.json', as: 'fetch' },
    { href: '/slice-data/footer.json', as: 'fetch' },
    { href: '/commons.js', as: 'script' },
    { href: '/content-page.js', as: 'script' },
    { href: '/footer-slice.js', as: 'script' },
    { href: '/shared.js', as: 'script' },
    { href: '/hero.js', as: 'script' },
    { href: '/grid.js', as: 'script', for: 'grid' },
    { href: '/card.js', as: 'script', for: 'product_card' },
    { href: '/faq.js', as: 'script', for: 'faq' },
    { href: '/sync.js', as: 'script', for: 'press' },
  ])
})

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of the page %s is %s', (pathname, data) => {
  expect(codeOf(frame('faq', 'static'), pathname)[0]?.href).toBe(data)
})
