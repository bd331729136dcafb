import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../database/testing/on-server'
import { readShop } from './read-shop'
import { CATALOGUE_DIR } from '../shop/testing/catalogue'
import { writeFolder } from '../testing/folder'
import { openShopSource, type ShopSource } from './shop-source'

async function open(config: Partial<Parameters<typeof openShopSource>[0]>): Promise<ShopSource> {
  const contentDir = path.dirname(CATALOGUE_DIR)
  const source = await openShopSource({ shopApiUrl: '', databaseUrl: undefined, contentDir, ...config })
  onTestFinished(source.close)
  return source
}

// A build without Postgres sends its requests while its database is still being made, and has no pages without an answer.
test('a build reads the catalogue and nothing else, until it closes the server', async () => {
  const server = process.env.DATABASE_URL
  const own = server ? await createServerDatabase(server) : undefined
  if (own) onTestFinished(own.drop)
  const source = await open({ databaseUrl: own?.databaseUrl })
  const { products, bundles } = await readShop(source.url)
  expect(products.map(({ sku }) => sku)).toContain('khumo')
  expect(bundles.map(({ bundle_code: code }) => code)).toContain('starter-kit')
  expect((await fetch(`${source.url}/carts/`, { method: 'POST', body: '{}' })).status).toBe(404)
  await source.close()
  await expect(readShop(source.url)).rejects.toThrow('cannot be reached')
})

test('a catalogue that cannot be read is the reason, and no request waits for it', async () => {
  const source = await open({ contentDir: await writeFolder() })
  const answer = expect(fetch(`${source.url}/products/`)).rejects.toThrow('fetch failed')
  await expect(source.opened).rejects.toThrow('products.json')
  await answer
})

test('a shop elsewhere is read at its own address', async () => {
  const source = await open({ shopApiUrl: 'https://shop.example/v1' })
  expect(source.url).toBe('https://shop.example/v1')
})
