import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/open'
import { openTestDatabase } from '../database/testing/open'
import { loginSessions } from './schema'
import { startTestLogin, type TestLogin } from './testing/login'
import { verifiedEmailReader } from './verified-email'

let database: Database
let login: TestLogin
beforeAll(async () => {
  database = await openTestDatabase()
  login = await startTestLogin(database)
}, 60_000)
beforeEach(() => login.browser.logIn())
afterAll(async () => {
  await login.close()
  await database.close()
})

const read = (
  { cookie = login.browser.cookie, ...headers }: Record<string, string> = {},
  method = 'POST',
) => {
  const [name = '', id = ''] = cookie.split('=')
  const request = { method, headers, cookies: { [name]: id } }
  return verifiedEmailReader(database, login.siteUrl)(request as unknown as FastifyRequest)
}

it('is that of who is logged in', async () => {
  expect(await read()).toBe('thandi@merchant.example')
  expect(await read({ origin: login.siteUrl })).toBe('thandi@merchant.example')
})

it.each([
  ['nobody is logged in', { cookie: '' }],
  ['the session is made up', { cookie: 'session=made-up' }],
  ['another site’s page changes something', { origin: 'https://evil.example' }],
  ['the page that changes something hides its origin', { origin: 'null' }],
])('is unknown when %s', async (_name, headers) => {
  expect(await read(headers)).toBeUndefined()
})

it('is unknown when the provider did not say that the address is theirs', async () => {
  const person = { first_name: 'Thandi', last_name: '', email: 'thandi@merchant.example', phone: '' }
  await database.update(loginSessions).set({ person })
  expect(await read()).toBeUndefined()
})
