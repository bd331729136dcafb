import { expect, test } from 'vitest'
import { keepAddressReadable, readableFragment, readablePath } from './readable-address'

test.each([
  ['', ''],
  ['#fees', '#fees'],
  ['#50%25', '#50%25'],
  ['#50%', '#50%25'],
  ['#%E0', '#%25E0'],
  ['#a/b%zz', '#a%2Fb%25zz'],
])('%s is read as %s', (hash, expected) => {
  expect(readableFragment(hash)).toBe(expected)
  expect(() => decodeURIComponent(readableFragment(hash))).not.toThrow()
})

test.each([
  ['/za/pricing/', '/za/pricing/'],
  ['/za/a%26b/', '/za/a%26b/'],
  ['/za/50%25/', '/za/50-/'],
])('the path %s is read as %s', (path, expected) => {
  expect(readablePath(path)).toBe(expected)
})

test('a path that begins like the address of another site stays a path of this one', () => {
  const { origin } = window.location
  window.history.replaceState(null, '', `${origin}//elsewhere.example/50%25/?fee=2#50%`)
  keepAddressReadable()
  expect(window.location.href).toBe(`${origin}//elsewhere.example/50-/?fee=2#50%25`)
})

test('the address is mended at once and with every change of it, and the rest of it and its state stay', () => {
  window.history.replaceState({ key: '7' }, '', '/za/pricing/?fee=2#50%')
  keepAddressReadable()
  expect(window.location.href).toMatch(/\/za\/pricing\/\?fee=2#50%25$/)
  expect(window.history.state).toEqual({ key: '7' })
  window.history.pushState(null, '', '#%E0')
  let seen = ''
  window.addEventListener('popstate', () => (seen = window.location.hash))
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen).toBe('#%25E0')
})
