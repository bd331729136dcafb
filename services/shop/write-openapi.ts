import { writeFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import fastify from 'fastify'
import { byProvider } from './payments/providers'
import { shopApi } from './index'

// Writes the shop API's OpenAPI document: node --import tsx services/shop/write-openapi.ts <file>

const [, , file] = process.argv
if (!file) throw new Error('Name the file to write the OpenAPI document to.')

// Describing routes needs no database.
const database = Object.assign(drizzle.mock(), { close: async () => undefined })
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
