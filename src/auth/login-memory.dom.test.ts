import { expect, test } from 'vitest'
import {
  forgetHint,
  mayBeLoggedIn,
  rememberLogin,
  rememberSuccess,
  startedLogin,
  takeReturn,
} from './login-memory'

const LOGIN = { returnPath: '/za/checkout/?step=contact', email: 'thandi@merchant.example', isBack: false }

test('a started login is stored until the shopper returns, and reported once', () => {
  rememberLogin(LOGIN)
  expect(startedLogin()).toEqual(LOGIN)
  expect([takeReturn(), mayBeLoggedIn()]).toEqual([false, false])
  rememberSuccess()
  expect([takeReturn(), takeReturn(), mayBeLoggedIn()]).toEqual([true, false, true])
  forgetHint()
  expect(mayBeLoggedIn()).toBe(false)
})

test.each([
  ['no json'],
  ['null'],
  ['{}'],
  ['{"returnPath":"https://elsewhere.test/"}'],
  ['{"returnPath":"//elsewhere.test/"}'],
])('an invalid stored value is dropped: %s', (stored) => {
  window.sessionStorage.setItem('login', stored)
  expect(startedLogin()).toBeNull()
})
