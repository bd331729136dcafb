import { expect, onTestFinished, test } from 'vitest'
import { worksByItself } from './pressed'

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
