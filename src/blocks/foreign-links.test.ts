import { expect, test } from 'vitest'
import { exampleEntry, exampleFee, exampleProduct } from '../catalogue/testing'
import type { BlockName } from './block-name'
import { EXAMPLES } from './examples.gen'
import { exampleLink } from './shared/example-parts'
import { htmlOf, skusIn } from './testing/html-of'

/**
 * The ends look like file names, because the site leaves addresses of files unchanged. `javascript:` is missing because React
 * removes it, which would hide a fault of the site; resolve-link.test.ts tests it.
 */
const FOREIGN = [
  'data:text/html,<script>alert(1)</script>//foreign.html',
  '\u0001vbscript:msgbox(1)//foreign.pdf',
]

const ADDRESSES = ['url', 'cached_url', 'href', 'src', 'filename', 'image']

/** The values in order, starting again at the first. */
const foreign = (at: number): string => FOREIGN[at % FOREIGN.length] ?? ''

/** A copy in which every link, picture and file has a foreign address, and the number of these addresses. */
const withAddresses = (blok: object) => {
  let changed = 0
  const text = JSON.stringify(blok, (field, value: unknown) => {
    if (typeof value !== 'string' || !ADDRESSES.includes(field)) return value
    changed += 1
    return foreign(changed)
  })
  return { changed, copy: JSON.parse(text) as object }
}

const cases = (Object.keys(EXAMPLES) as BlockName[]).flatMap((name) =>
  Object.entries<object>(EXAMPLES[name]).map(([variant, blok]) => ({ name, variant, blok })),
)

test.each(cases)('$name ($variant) shows no address with a foreign scheme', ({ blok }) => {
  const skus = skusIn(blok)
  const html = htmlOf(withAddresses(blok).copy, {
    products: skus.map((sku, at) => exampleProduct({ sku, image: foreign(at) })),
    entries: skus.map((sku, at) =>
      exampleEntry({
        sku,
        buyLink: exampleLink(foreign(at)),
        detailsLink: exampleLink(foreign(at + 1)),
        waitlistLink: exampleLink(foreign(at + 2)),
      }),
    ),
    feeTypes: [exampleFee()],
  })
  expect(html).not.toContain('foreign')
})

test('the examples have addresses to change, in links, pictures and rich text', () => {
  expect(cases.filter(({ blok }) => withAddresses(blok).changed > 0).length).toBeGreaterThan(20)
})
