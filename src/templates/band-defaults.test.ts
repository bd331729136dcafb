import { expect, test } from 'vitest'
import { contentModel } from '../page'
import { exampleFee, exampleProduct } from '../catalogue/testing'
import { bandStyle, paletteColour } from '../theme'
import type { BlockName } from '../blocks/block-name'
import { EXAMPLES } from '../blocks/examples.gen'
import { htmlOf, skusIn } from '../blocks/testing/html-of'
import { exampleTeaser } from '../blocks/testing/show-with-stories'

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

test.each(blocks)('%s left empty is %s, as the content model says', (name, colour, rhythm) => {
  const blok = { ...EXAMPLES[name].full, background: '', rhythm: '' }
  const html = htmlOf(blok, {
    products: skusIn(blok).map((sku) => exampleProduct({ sku })),
    feeTypes: [exampleFee()],
    teasers: teasersOf(blok),
  })
  const [band] = /<[^>]* style="[^"]*--band:[^>]*>/.exec(html) ?? []
  expect(band).toContain(`--band:${bandStyle(paletteColour(colour, 'black'))['--band']};`)
  if (rhythm) expect(band).toContain(` data-rhythm="${rhythm}"`)
})
