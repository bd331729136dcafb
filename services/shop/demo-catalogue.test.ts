import { CATALOGUE_DIR } from './testing/catalogue'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { BundleRow, ProductRow } from './catalogue/file-rows'

const readRows = async <Row>(file: string): Promise<Row[]> =>
  JSON.parse(await readFile(path.join(CATALOGUE_DIR, file), 'utf8'))

it('no bundle of the demo catalogue costs more than its parts', async () => {
  const prices = new Map(
    (await readRows<ProductRow>('products.json')).map(({ sku, price, promotion }) => [
      sku,
      { price, now: promotion?.price ?? price },
    ]),
  )
  for (const { bundle_code: code, items, price, promotion } of await readRows<BundleRow>('bundles.json')) {
    const sum = (pick: 'price' | 'now') =>
      items.reduce((total, item) => total + (prices.get(item.sku)?.[pick] ?? NaN) * item.quantity, 0)
    expect([code, price]).toEqual([code, sum('price')])
    expect(promotion?.price).toBeLessThan(sum('now'))
  }
})
