import { expect, test } from 'vitest'
import { readConfig } from '../config'
import { buildValues } from './build-environment'

test.each([
  [{}, 'on'],
  [{ CART: 'on' }, 'on'],
  [{ CART: 'off' }, 'off'],
])('with %o the site is built with its cart %s', (env, cart) => {
  expect(buildValues(readConfig(env, '/project'))).toMatchObject({ GATSBY_CART: cart })
})
