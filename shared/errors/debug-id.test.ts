import { expect, test } from 'vitest'
import { debugIdOf } from './debug-id'

test.each([
  ['https://shop.test/app-0123456789abcdef.js', '01234567-89ab-4cde-8f00-000000000000'],
  ['component---src-templates-content-page-fedcba9876543210.js', 'fedcba98-7654-4321-8000-000000000000'],
  ['https://shop.test/za/', undefined],
  ['app.js', undefined],
  ['app-0123456789abcdef.css', undefined],
])('%s is known by %s', (file, id) => {
  expect(debugIdOf(file)).toBe(id)
})
