import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { catalogueApi } from '../index'
import { CATALOGUE_DIR } from '../testing/catalogue'
import { listedInFiles } from './listed-in-files'

const database = await useTestDatabase()

test('the files say what the shop API answers once they are imported', async () => {
  const app = Fastify()
  await app.register(catalogueApi, { database })
  const ask = async (path: string): Promise<object> => (await app.inject(`${path}?storefront=shop`)).json()
  const answered = { ...(await ask('/products/')), ...(await ask('/bundles/')) }
  const listed = await listedInFiles(CATALOGUE_DIR, new Date())
  expect(listed).toEqual(answered)
  expect(listed.products.map(({ sku }) => sku)).toContain('khumo')
})
