import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../platform/record-events'
import { dismissNotification, useNotifications } from '../ui'
import { account } from './account'
import { useLogin } from './login'
import { rememberSuccess } from './login-memory'
import { FakeLogin, PERSON } from './testing/fake-login'

let login: FakeLogin
beforeEach(() => {
  login = new FakeLogin()
})
afterEach(() => {
  useLogin.setState({ person: null })
  useNotifications.getState().notifications.forEach(({ id }) => dismissNotification(id))
  vi.unstubAllGlobals()
})

test('the person who is logged in is returned as contact details, with the phone number in the shop’s format', async () => {
  login.person = PERSON
  rememberSuccess()
  expect(account?.mayBeLoggedIn()).toBe(true)
  const { first_name, last_name, email } = PERSON
  expect(await account?.recall()).toEqual({ first_name, last_name, email, phone: '27821234567' })
})

test('the person who is logged in is reported once, with the id of their login', async () => {
  const recorded = recordEvents('person/known')
  const { id, ...who } = PERSON
  login.person = PERSON
  await account?.recall()
  await account?.recall()
  expect(recorded).toEqual([{ type: 'person/known', id, by: 'login', who }])
})

test('an ended login is not requested again', async () => {
  rememberSuccess()
  expect(await account?.recall()).toBeNull()
  expect(account?.mayBeLoggedIn()).toBe(false)
})

test('without a network the shopper is notified, and the next call requests the login again', async () => {
  rememberSuccess()
  login.offline = true
  expect(await account?.recall()).toBeNull()
  expect(useNotifications.getState().notifications).toMatchObject([
    { type: 'warning', message: expect.stringContaining('You can fill in your details yourself.') },
  ])
  expect(account?.mayBeLoggedIn()).toBe(true)
})
