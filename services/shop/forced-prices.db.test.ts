import { CATALOGUE_DIR } from './testing/catalogue'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartEntries } from '../../src/catalogue/rules'
import { importCatalogue, learnFromSite, replaceCatalogue } from './index'
import { useTestShop } from './testing/shop'

const shop = useTestShop()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Publishes a release of the site with this content. */
const publish = async (entries: CartEntries['entries'], bundleEntries: CartEntries['bundleEntries'] = []) => {
  await writeFile(path.join(folder, 'cart-entries.json'), JSON.stringify({ entries, bundleEntries }))
  await learnFromSite(shop.database, folder)
}
const forced = { forceStoryblokPrice: true, price: '950.00' }
const KHUMO = { sku: 'khumo', ...forced }

const cartWith = async (...items: [string, number?][]) => (await shop.cart(...items)).id
const totalOf = async (id: string) => (await shop.getCart(id)).totals.total
const listed = async (sku: string) =>
  (await shop.call('GET', `/products/?skus=${sku}`)).json().products[0].unit_price

describe('a price that the content sets', () => {
  it('applies to line, total and order; the catalogue keeps its own price', async () => {
    await publish([KHUMO])
    const id = await cartWith(['khumo', 2])
    expect(await shop.getCart(id)).toMatchObject({
      items: [{ unit_price: 950, line_total: 1900, product: { unit_price: 950 } }],
      totals: { total: 1900 },
    })
    expect(await listed('khumo')).toBe(1199)
    const refused = await shop.post(id, 'eft_intent', { amount: 2398 })
    expect(refused.json().error.code).toBe('amount_mismatch')
    const placed = await shop.post(id, 'eft_intent', { amount: 1900 })
    expect(placed.json()).toMatchObject({ amount: 1900 })
    await publish([])
    expect(await totalOf(id)).toBe(1900)
  })

  it('applies to a bundle too, with its former price', async () => {
    await publish([], [{ code: 'starter-kit', ...forced, originalPrice: '1597' }])
    const { id } = await shop.cart()
    await shop.post(id, 'items', { action: 'add_bundle', bundle: 'starter-kit' })
    expect((await shop.getCart(id)).items).toMatchObject([{ unit_price: 950, original_unit_price: 1597 }])
  })

  it('is reduced by its promotion until that ends, in the cart as well', async () => {
    const promoted = { ...KHUMO, promotionPrice: '900', promotionStartDate: '2020-01-01 00:00' }
    await publish([{ ...promoted, promotionEndDate: '2099-12-31 23:59' }])
    const id = await cartWith(['khumo'])
    expect((await shop.getCart(id)).items).toMatchObject([{ unit_price: 900, original_unit_price: 950 }])
    await publish([{ ...promoted, promotionEndDate: '2020-02-01 00:00' }])
    expect(await totalOf(id)).toBe(950)
  })

  it('ends with its entry or its switch', async () => {
    await publish([KHUMO])
    const id = await cartWith(['khumo'])
    expect(await totalOf(id)).toBe(950)
    await publish([{ ...KHUMO, forceStoryblokPrice: false }])
    expect(await totalOf(id)).toBe(1199)
  })

  it('survives an import of the catalogue', async () => {
    await publish([KHUMO])
    const id = await cartWith(['khumo'])
    await importCatalogue(shop.database, CATALOGUE_DIR)
    const row = { code: 'SPRING', description: 'R1 off', rand_off: 1 }
    await replaceCatalogue(shop.database, 'codes.json', { promo_codes: [row] }, new Date())
    expect(await totalOf(id)).toBe(950)
  })

  it('is not read from a release without the file, nor in part from a broken file', async () => {
    await publish([KHUMO])
    const id = await cartWith(['khumo'], ['neo-touch'])
    await rm(path.join(folder, 'cart-entries.json'))
    await learnFromSite(shop.database, folder)
    expect(await totalOf(id)).toBe(950 + 899)
    const tooMuch = { sku: 'paper-rolls', ...forced, price: '9'.repeat(30) }
    await expect(publish([{ sku: 'neo-touch', ...forced }, tooMuch])).rejects.toThrow()
    expect(await totalOf(id)).toBe(950 + 899)
  })

  it('can be read by two hosts at the same time', async () => {
    await Promise.all([publish([KHUMO]), publish([KHUMO]), publish([KHUMO])])
    expect(await totalOf(await cartWith(['khumo']))).toBe(950)
  })
})
