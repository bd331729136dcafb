import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CatalogueProvider, type CatalogueSnapshot } from '../../catalogue'
import { exampleProduct, exampleSnapshot } from '../../catalogue/testing'
import { type Blok, type StoryTeaser, TeasersProvider } from '../../content'
import { BlockList, BlockRegistryProvider } from '../../islands'
import { preloadBlocks } from '../../islands/testing/registry'
import { blockRegistry } from '../registry.gen'

await preloadBlocks(Object.keys(blockRegistry), blockRegistry)

type Around = Partial<Omit<CatalogueSnapshot, 'pricedAt'>> & { teasers?: readonly StoryTeaser[] }

/** For tests over all blocks: the server’s HTML of a blok and of all nested bloks. */
export const htmlOf = (
  blok: object,
  { products = [exampleProduct()], entries, teasers = [], ...rest }: Around = {},
): string => {
  const list = createElement(BlockList, { bloks: [blok as Blok] })
  const withTeasers = createElement(TeasersProvider, { teasers, children: list })
  const snapshot = exampleSnapshot(products, entries, rest)
  const page = createElement(CatalogueProvider, { snapshot, children: withTeasers })
  return renderToStaticMarkup(createElement(BlockRegistryProvider, { value: blockRegistry }, page))
}

/** The products that a blok names, and one that no blok names. */
export const skusIn = (blok: object): string[] => [
  'khumo',
  ...[...JSON.stringify(blok).matchAll(/"sku":"([^"]+)"/g)].map(([, sku = '']) => sku),
]
