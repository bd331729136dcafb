import { describe, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { startTestLogin, type TestLogin } from './testing/login'

const database = await useTestDatabase()

async function start(): Promise<TestLogin> {
  const login = await startTestLogin(database)
  onTestFinished(() => login.close())
  return login
}

const REDIRECT = '/generate_authorization_redirect_url/'
const TOKEN = '/generate_access_token/'
const BODY = { return_url: '/za/' }
const ANSWER = { code: 'abc', state: 'def' }

describe('what the API refuses', () => {
  test.each([
    [REDIRECT, { body: BODY, headers: { 'x-csrf-token': '' } }, 403, 'csrf_missing'],
    [REDIRECT, { body: BODY, headers: { 'x-csrf-token': 'wrong' } }, 403, 'csrf_invalid'],
    [REDIRECT, { body: BODY, headers: { cookie: '' } }, 401, 'session_missing'],
    [REDIRECT, { body: BODY, headers: { cookie: 'session=unknown' } }, 401, 'session_missing'],
    [REDIRECT, { body: BODY, headers: { origin: 'https://elsewhere.test' } }, 403, 'foreign_origin'],
    [REDIRECT, { body: {} }, 422, 'invalid_request'],
    [REDIRECT, { body: { return_url: 'https://elsewhere.test/' } }, 422, 'foreign_return_address'],
    [REDIRECT, { body: { return_url: '//elsewhere.test/' } }, 422, 'foreign_return_address'],
    [REDIRECT, { body: { return_url: '/\\elsewhere.test/' } }, 422, 'foreign_return_address'],
    [REDIRECT, { body: { return_url: 'javascript:alert(1)' } }, 422, 'foreign_return_address'],
    [REDIRECT, { body: { return_url: `/za/?${'x'.repeat(1_995)}` } }, 422, 'foreign_return_address'],
    [TOKEN, { body: ANSWER, headers: { 'x-csrf-token': '' } }, 403, 'csrf_missing'],
    [TOKEN, { body: ANSWER, headers: { 'x-csrf-token': 'wrong' } }, 403, 'csrf_invalid'],
    [TOKEN, { body: ANSWER, headers: { cookie: '' } }, 401, 'session_missing'],
    [TOKEN, { body: ANSWER, headers: { origin: 'null' } }, 403, 'foreign_origin'],
    [TOKEN, { body: { code: 'abc' } }, 422, 'invalid_request'],
    [TOKEN, { body: ANSWER }, 409, 'login_not_started'],
    ['/create_session/', { headers: { origin: 'https://elsewhere.test' } }, 403, 'foreign_origin'],
    ['/nothing/', {}, 404, 'not_found'],
  ])('POST %s with %o: %i %s', async (path, options, status, code) => {
    const { browser } = await start()
    await browser.open()
    const answer = await browser.call('POST', path, options)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.json().error.message).toMatch(/^[A-Z].+\.$/)
  })

  test('a return address that contains a user name', async () => {
    const { siteUrl, browser } = await start()
    await browser.open()
    const body = { return_url: siteUrl.replace('//', '//user@') }
    expect((await browser.call('POST', REDIRECT, { body })).json().error.code).toBe('foreign_return_address')
  })

  test('a body that is not JSON', async () => {
    const { app, siteUrl } = await start()
    const headers = { 'content-type': 'application/json', origin: siteUrl }
    const answer = await app.inject({ method: 'POST', url: `/oauth/api/v1${TOKEN}`, headers, payload: '{' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed_request'])
  })

  test('logging out without the CSRF token', async () => {
    const { browser } = await start()
    await browser.logIn()
    const answer = await browser.call('DELETE', '/session/', { headers: { 'x-csrf-token': '' } })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'csrf_missing'])
    expect((await browser.call('GET', '/session/')).json()).toMatchObject({ logged_in: true })
  })
})
