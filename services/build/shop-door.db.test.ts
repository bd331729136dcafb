import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readShop } from '../read-shop'
import { CATALOGUE_DIR } from '../shop/testing/catalogue'
import { writeFolder } from '../testing/folder'
import { openShopDoor, type ShopDoor } from './shop-door'

async function open(config: Partial<Parameters<typeof openShopDoor>[0]>): Promise<ShopDoor> {
  const contentDir = path.dirname(CATALOGUE_DIR)
  const door = await openShopDoor({ shopApiUrl: '', databaseUrl: undefined, contentDir, ...config })
  onTestFinished(door.close)
  return door
}

test('a question that comes before the database is open is answered, none of what is not for sale, and none once the build is over', async () => {
  const door = await open({})
  // Asked without a limit of time: how long a database takes to be made is another question.
  expect((await fetch(`${door.url}/products/?storefront=shop`)).status).toBe(200)
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
