import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import bundles from '../../content/catalogue/bundles.json'
import products from '../../content/catalogue/products.json'
import { blockRegistry } from '../../src/blocks/registry.gen'
import { exampleBundle, exampleProduct } from '../../src/catalogue/testing'
import type { Bloks } from '../../src/content'
import { BlockList } from '../../src/islands'
import { preloadBlocks } from '../../src/islands/registry'
import { contentModel, type ShownPage } from '../../src/page'
import { exampleSpace } from '../../src/page/testing/space'
import { AroundBlocks, BlocksFoot } from '../../src/templates/page-blocks'
import { asStory, publishedStories } from '../demo-space/testing/stories'

/** The demo space, with all that its shop sells. */
export const demoSpace = {
  ...exampleSpace({
    stories: publishedStories.map(asStory),
    products: products.map(({ price, ...row }) => exampleProduct({ ...(row as object), unit_price: price })),
    bundles: bundles.map(({ price, ...row }) => exampleBundle({ ...(row as object), unit_price: price })),
  }),
  model: contentModel,
}

await preloadBlocks(Object.keys(blockRegistry), blockRegistry)

/** The HTML of a page's blocks, and of what they keep at the foot of the screen, as the build writes it. */
export const renderBlocks = (context: ShownPage<Bloks.Page>): string =>
  [
    createElement(AroundBlocks, {
      context,
      children: createElement(BlockList, { bloks: context.content.body }),
    }),
    createElement(BlocksFoot, { context }),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('')
