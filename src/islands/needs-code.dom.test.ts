import { expect, onTestFinished, test } from 'vitest'
import { isOwnForm, worksByItself } from './needs-code'

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

test.each([
  ['popovertarget', 'menu', 'with', true],
  ['popovertarget', 'menu', 'without', false],
  ['type', 'reset', 'without', true],
  ['type', 'button', 'with', false],
])('a button with %s="%s", in a browser %s popovers, works by itself: %s', (name, value, has, expected) => {
  if (has === 'with') Object.assign(HTMLElement.prototype, { popover: null })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  const button = document.createElement('button')
  button.setAttribute(name, value)
  expect(worksByItself(button)).toBe(expected)
})
