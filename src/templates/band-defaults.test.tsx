import { createElement, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { contentModel } from '../page'
import { exampleFee, exampleProduct } from '../catalogue/testing'
import { BlockRegistryProvider } from '../islands'
import { bandStyle, paletteColour } from '../theme'
import type { BlockName } from '../blocks/block-name'
import { EXAMPLES } from '../blocks/examples.gen'
import { blockRegistry } from '../blocks/registry.gen'
import { showWithCatalogue } from '../blocks/testing/show-with-catalogue'
import { exampleTeaser } from '../blocks/testing/show-with-stories'
import { TeasersProvider } from '../content'

const blocks = (Object.keys(EXAMPLES) as BlockName[]).flatMap((name) => {
  const { background, rhythm } = contentModel.get(name) ?? {}
  return background ? [[name, String(background.default_value), rhythm?.default_value] as const] : []
})

/** The stories that a blok names. */
const teasersOf = (blok: object) =>
  ['article', 'case_study'].flatMap((field) => {
    const uuid: unknown = Reflect.get(blok, field)
    return typeof uuid === 'string' ? [exampleTeaser({ uuid, background: '' })] : []
  })

test.each(blocks)('%s left empty is %s, as the content model says', async (name, colour, rhythm) => {
  const { default: Block } = (await blockRegistry[name]?.load()) as {
    default: ComponentType<{ blok: object }>
  }
  const blok = { ...EXAMPLES[name].full, background: '', rhythm: '' }
  const skus = ['khumo', ...[...JSON.stringify(blok).matchAll(/"sku":"([^"]+)"/g)].map(([, sku = '']) => sku)]
  const { container } = showWithCatalogue(
    <BlockRegistryProvider value={blockRegistry}>
      <TeasersProvider teasers={teasersOf(blok)}>{createElement(Block, { blok })}</TeasersProvider>
    </BlockRegistryProvider>,
    { products: skus.map((sku) => exampleProduct({ sku })), feeTypes: [exampleFee()] },
  )
  const band = container.querySelector<HTMLElement>('[style*="--band"]')
  expect(band?.style.getPropertyValue('--band')).toBe(bandStyle(paletteColour(colour, 'black'))['--band'])
  if (rhythm) expect(band).toHaveAttribute('data-rhythm', rhythm)
})
