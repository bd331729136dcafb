import { expect, test } from 'vitest'
import { isOwnForm } from './own-form'

test.each([
  ['without an address', {}, true],
  ['with a fragment of this page', { action: '#' }, true],
  ['with an address', { action: '/shop/api/v1/waitlist/' }, false],
  ['with an address, that waits for the code', { action: '/servlet/', 'data-awaits-code': '' }, true],
])('a form %s', (_what, attributes, isOwn) => {
  const form = document.createElement('form')
  Object.entries(attributes).forEach(([name, value]) => form.setAttribute(name, value))
  expect(isOwnForm(form)).toBe(isOwn)
})
