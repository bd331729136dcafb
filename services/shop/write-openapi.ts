import { writeFile } from 'node:fs/promises'
import fastify from 'fastify'
import { openDatabase } from '../database/open'
import { byProvider } from './payments/providers'
import { shopApi } from './index'

// Writes the shop API's OpenAPI document: node --import tsx services/shop/write-openapi.ts <file>

const [, , file] = process.argv
if (!file) throw new Error('Name the file to write the OpenAPI document to.')

const database = await openDatabase({ dataDir: ':memory:' })
const app = fastify()
const siteUrl = 'http://localhost:8000'
const payments = byProvider(() => ({ apiUrl: siteUrl, secretKey: 'unused', webhookSecret: 'unused' }))
await app.register(shopApi, {
  prefix: '/shop/api/v1',
  database,
  siteUrl,
  payments,
  personalDataKey: Buffer.alloc(32),
})
const { body } = await app.inject('/shop/api/v1/openapi.json')
await writeFile(file, `${JSON.stringify(JSON.parse(body), null, 2)}\n`)
await app.close()
await database.close()
