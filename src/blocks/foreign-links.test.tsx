import { createElement, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleEntry, exampleFee, exampleProduct } from '../catalogue/testing'
import type { StoryblokMultilink } from '../content'
import { BlockRegistryProvider } from '../islands'
import type { BlockName } from './block-name'
import { EXAMPLES } from './examples.gen'
import { blockRegistry } from './registry.gen'
import { showWithCatalogue } from './testing/show-with-catalogue'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
})

/** The end makes an address look like one of a file, which the site leaves as an editor wrote it. */
const FOREIGN = [
  'JavaScript:alert(1)//foreign.pdf',
  'java\nscript:alert(1)//foreign.pdf',
  'data:text/html,<script>alert(1)</script>//foreign.html',
  '\u0001vbscript:msgbox(1)//foreign.pdf',
]

const ADDRESSES = ['url', 'cached_url', 'href', 'src', 'filename', 'image']

/** A copy with another address in every link, picture and file of it, and the number of those. */
const withAddress = (blok: object, address: string) => {
  let changed = 0
  const text = JSON.stringify(blok, (field, value: unknown) => {
    if (typeof value !== 'string' || !ADDRESSES.includes(field)) return value
    changed += 1
    return address
  })
  return { changed, copy: JSON.parse(text) as object }
}

const cases = (Object.keys(EXAMPLES) as BlockName[]).flatMap((name) =>
  Object.entries<object>(EXAMPLES[name]).map(([variant, blok]) => ({ name, variant, blok })),
)

test.each(cases)('$name ($variant) shows no address with a foreign scheme', async ({ name, blok }) => {
  const { default: Block } = (await blockRegistry[name]?.load()) as {
    default: ComponentType<{ blok: object }>
  }
  for (const address of FOREIGN) {
    const { copy } = withAddress(blok, address)
    const link: StoryblokMultilink = {
      fieldtype: 'multilink',
      linktype: 'url',
      id: '',
      url: address,
      cached_url: '',
    }
    const skus = [
      'khumo',
      ...[...JSON.stringify(blok).matchAll(/"sku":"([^"]+)"/g)].map(([, sku = '']) => sku),
    ]
    const { container, unmount } = showWithCatalogue(
      <BlockRegistryProvider value={blockRegistry}>
        {createElement(Block, { blok: copy })}
      </BlockRegistryProvider>,
      {
        products: skus.map((sku) => exampleProduct({ sku, image: address })),
        entries: skus.map((sku) =>
          exampleEntry({ sku, buyLink: link, detailsLink: link, waitlistLink: link }),
        ),
        feeTypes: [exampleFee()],
      },
    )
    expect(container.innerHTML).not.toContain('foreign')
    unmount()
  }
})

test('the examples have addresses to change, in links, pictures and running text', () => {
  expect(cases.filter(({ blok }) => withAddress(blok, '').changed > 0).length).toBeGreaterThan(20)
})
