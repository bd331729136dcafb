import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../database/testing/server'
import { readShop } from './read-shop'
import { CATALOGUE_DIR } from '../shop/testing/catalogue'
import { writeFolder } from '../testing/folder'
import { openShopDoor, type ShopDoor } from './shop-door'

async function open(config: Partial<Parameters<typeof openShopDoor>[0]>): Promise<ShopDoor> {
  const contentDir = path.dirname(CATALOGUE_DIR)
  const door = await openShopDoor({ shopApiUrl: '', databaseUrl: undefined, contentDir, ...config })
  onTestFinished(door.close)
  return door
}

// A build without Postgres asks while its database is still being made, and has no pages without an answer.
test('what is sold is answered, none of what is not, and nothing once the build is over', async () => {
  const server = process.env.DATABASE_URL
  const own = server ? await createServerDatabase(server) : undefined
  if (own) onTestFinished(own.drop)
  const door = await open({ databaseUrl: own?.databaseUrl })
  const { products, bundles } = await readShop(door.url)
  expect(products.map(({ sku }) => sku)).toContain('khumo')
  expect(bundles.map(({ bundle_code: code }) => code)).toContain('starter-kit')
  expect((await fetch(`${door.url}/carts/`, { method: 'POST', body: '{}' })).status).toBe(404)
  await door.close()
  await expect(readShop(door.url)).rejects.toThrow('cannot be reached')
})

test('a catalogue that cannot be read is the reason, and nobody waits for an answer', async () => {
  const door = await open({ contentDir: await writeFolder() })
  const answer = expect(fetch(`${door.url}/products/`)).rejects.toThrow('fetch failed')
  await expect(door.opened).rejects.toThrow('products.json')
  await answer
})

test('a shop elsewhere is asked where it is', async () => {
  const door = await open({ shopApiUrl: 'https://shop.example/v1' })
  expect(door.url).toBe('https://shop.example/v1')
})
