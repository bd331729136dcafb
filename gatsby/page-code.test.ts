import { expect, test } from 'vitest'
import { blockScripts, blockScriptsPath, pageCode } from './page-code'

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
    frame('grid', 'nested', frame('product_card', 'visible') + frame('faq', 'static')) +
    frame('hero_product_half', 'load')
  expect(codeOf(html).resources).toEqual([
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
    { href: '/sync.js', as: 'script', for: 'press' },
  ])
})

test('where the code is of each block that may be hydrated, without what every page has', () => {
  const html = frame('grid', 'visible', frame('faq', 'static')) + frame('product_card', 'intent')
  expect(codeOf(html).blocks).toEqual({
    grid: ['/grid.js'],
    product_card: ['/shared.js', '/card.js'],
  })
})

test('the list of all blocks has another address as soon as a file of one has', () => {
  expect(blockScripts(chunks).faq).toEqual(['/faq.js'])
  const after = { ...chunks, 'block-faq': ['faq-2.js'] }
  expect(blockScriptsPath(chunks)).toMatch(/^\/blocks-[\da-f]{20}\.json$/)
  expect(blockScriptsPath(after)).not.toBe(blockScriptsPath(chunks))
  expect(codeOf('').allBlocks).toBe(blockScriptsPath(chunks))
})

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
  ['/za/', '/page-data/za/page-data.json'],
])('a page of static blocks, %s, names none of their code', (pathname, data) => {
  const { resources, blocks } = codeOf(frame('faq', 'static'), pathname)
  expect(resources[0]?.href).toBe(data)
  expect(resources.map(({ href }) => href)).not.toContain('/faq.js')
  expect(blocks).toEqual({})
})
