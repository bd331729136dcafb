import { CATALOGUE_DIR } from './testing/catalogue'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase, type Queries } from '../database/open'
import { createServerDatabase } from '../database/testing/on-server'
import { openTestDatabase } from '../database/testing/open'
import { lockDataDir } from '../host/data-dir'
import { sandbox } from '../sandbox/index'
import { writeFolder } from '../testing/folder'
import { importCommand } from './import-command'
import { importCatalogue } from './index'
import type { BundleRow, ProductRow } from './catalogue/file-rows'
import { replaceCatalogue } from './store/import-catalogue'
import { loadBundles, loadProducts } from './store/catalogue'
import { promoCodes } from './store/schema'
import { PERSONAL_DATA_KEY } from './testing/shop'

const findPromoCode = async (queries: Queries, code: string) =>
  (await queries.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOW = new Date('2026-11-20T10:00:00Z')
const rowsOf = async <Row>(file: string): Promise<Row[]> =>
  JSON.parse(await readFile(path.join(CATALOGUE_DIR, file), 'utf8'))
const replace = (content: unknown) => replaceCatalogue(database, 'new.json', content, NOW)
const product = async (sku: string) => (await loadProducts(database, [sku]))[0]

describe('a catalogue file', () => {
  it('adds, changes and unlists products, and does not change stock, bundles and promo codes', async () => {
    const [khumo, ...others] = await rowsOf<ProductRow>('products.json')
    const fresh = { ...khumo, sku: 'khumo-mini', uuid: '2f4a6c1e-0f5b-4f0e-9a44-7c1f6d1f0a01', stock: 9 }
    const kept = others.filter(({ sku }) => sku !== 'counter-stand')
    expect(await replace([{ ...khumo, price: 1299.99, stock: 1 }, ...kept, fresh])).toEqual({
      products: {
        added: ['khumo-mini'],
        changed: expect.arrayContaining(['khumo']),
        removed: ['counter-stand'],
      },
    })
    expect(await product('khumo')).toMatchObject({ priceCents: 129_999, stock: 1200 })
    expect(await product('khumo-mini')).toMatchObject({ isListed: true, stock: 9 })
    expect(await product('counter-stand')).toMatchObject({ isListed: false })
    expect(await loadBundles(database, ['starter-kit'])).toMatchObject([{ isListed: true }])

    await importCatalogue(database, CATALOGUE_DIR)
    expect(await product('khumo')).toMatchObject({ priceCents: 129_999 })
    expect(await product('khumo-mini')).toMatchObject({ isListed: true })
    expect(await product('counter-stand')).toMatchObject({ isListed: false })
    await replace(await rowsOf('products.json'))
  })

  it('changes nothing the second time', async () => {
    const content = {
      products: await rowsOf('products.json'),
      bundles: await rowsOf('bundles.json'),
      promo_codes: await rowsOf('promo-codes.json'),
    }
    await replace(content)
    const nothing = { added: [], changed: [], removed: [] }
    expect(await replace(content)).toEqual({ products: nothing, bundles: nothing, promo_codes: nothing })
  })

  it('expires the promo codes that it leaves out', async () => {
    const spring = { code: 'SPRING', description: '5% off', percent_off: 5 }
    expect(await replace([spring])).toMatchObject({
      promo_codes: { added: ['SPRING'], changed: [], removed: ['FREESHIP', 'R100OFF', 'WELCOME10'] },
    })
    await importCatalogue(database, CATALOGUE_DIR)
    expect(await findPromoCode(database, 'SPRING')).toMatchObject({ percentOff: 5, expiresAt: null })
    expect(await findPromoCode(database, 'WELCOME10')).toMatchObject({ expiresAt: NOW })
    await replace(await rowsOf('promo-codes.json'))
  })

  it('with a bad row changes nothing, and every error names row, code and field', async () => {
    const [khumo, print] = await rowsOf<ProductRow>('products.json')
    const [kit] = await rowsOf<BundleRow>('bundles.json')
    const promotion = { price: 1199, start: '2026-11-20 00:00:00', end: '2026-11-19 00:00:00' }
    const failure = await replace({
      products: [
        { ...khumo, price: 1.001, promotion },
        { ...print, price: 'R1', stock: -1, colour: 'red' },
        { sku: 7 },
        print,
      ],
      bundles: [{ ...kit, items: [{ sku: 'nope', quantity: 1 }] }],
      promo_codes: [{ code: 'NOTHING', description: 'Nothing off' }],
    }).catch((error: Error) => error.message.split('\n'))
    expect(failure).toEqual(
      expect.arrayContaining([
        'The catalogue was not imported:',
        'new.json, products, row 1 (khumo): price must be in whole cents',
        'new.json, products, row 1 (khumo): promotion.end must be after its start',
        'new.json, products, row 1 (khumo): promotion.price must be below the price',
        'new.json, products, row 2 (khumo-print): price must be a number',
        'new.json, products, row 2 (khumo-print): stock must be 0 or more',
        'new.json, products, row 2 (khumo-print): colour is not known',
        'new.json, products, row 3: name is required',
        'new.json, products, row 4 (khumo-print): sku occurs twice',
        'new.json, bundles, row 1 (starter-kit): items name no product of the shop: nope',
        'new.json, promo_codes, row 1 (NOTHING): percent_off is missing: it takes nothing off',
      ]),
    )
    const taken = replace([{ ...khumo, sku: 'khumo-two' }])
    await expect(taken).rejects.toThrow('new.json, row 1 (khumo-two): uuid belongs to khumo')
    expect(await product('khumo-print')).toMatchObject({ priceCents: 279_900, isListed: true })
  })

  it.each([['x'], [[]], [{}], [{ machines: [] }], [null]])('that holds %j is refused', async (content) => {
    await expect(replace(content)).rejects.toThrow(
      'new.json: must be a list of products, bundles or promo codes',
    )
  })
})

describe('npm run catalogue:import', () => {
  const run = async (env: Record<string, string>, file?: string) => {
    const said: string[] = []
    await importCommand({ file, rootDir: CATALOGUE_DIR, env, say: (line) => said.push(line) })
    return said
  }
  const server = process.env.DATABASE_URL ?? ''

  it('prints what it added, stores it, and prints errors of its argument', async () => {
    const target = server ? await createServerDatabase(server) : undefined
    if (target) onTestFinished(target.drop)
    const env = { DATA_DIR: await writeFolder(), ...(target && { DATABASE_URL: target.databaseUrl }) }
    expect(await run(env, 'promo-codes.json')).toEqual([
      'promo codes: 4 added (WELCOME10, R100OFF, FREESHIP, EXPIRED), 0 changed, 0 removed',
    ])
    const kept = await openDatabase({ databaseUrl: target?.databaseUrl, dataDir: env.DATA_DIR })
    expect(await findPromoCode(kept, 'WELCOME10')).toMatchObject({ percentOff: 10 })
    await kept.close()
    await expect(run(env)).rejects.toThrow('Name the file')
    await expect(run(env, 'nope.json')).rejects.toThrow('There is no file nope.json.')
    const broken = path.join(await writeFolder({ 'broken.json': '[{' }), 'broken.json')
    await expect(run(env, broken)).rejects.toThrow(/broken\.json: line 1, column 3: Expected string in JSON/)
    await expect(run({ ...env, SHOP_API_URL: 'https://shop.example' }, 'bundles.json')).rejects.toThrow(
      'SHOP_API_URL',
    )
  })

  it('uses the running host when that has the embedded database open', async () => {
    const dataDir = path.join(await writeFolder(), 'data')
    await mkdir(dataDir)
    await lockDataDir(dataDir)
    const host = fastify({ forceCloseConnections: true })
    const access = { siteUrl: 'http://localhost', token: undefined }
    await host.register(sandbox, { prefix: '/sandbox', database, access, personalDataKey: PERSONAL_DATA_KEY })
    await host.listen({ port: 0, host: 'localhost' })
    onTestFinished(() => host.close())
    const address = host.server.address()
    const env = { DATA_DIR: dataDir, PORT: String(typeof address === 'object' && address?.port) }
    expect(await run(env, 'bundles.json')).toEqual(['bundles: 0 added, 0 changed, 0 removed'])
    const bad = path.join(await writeFolder({ 'bad.json': '[{"code":"X1","description":""}]' }), 'bad.json')
    await expect(run(env, bad)).rejects.toThrow('bad.json, row 1 (X1): description must not be empty')
    await host.close()
    await expect(run(env, 'bundles.json')).rejects.toThrow(/is in use by a running host.*Stop the host/)
  })
})
