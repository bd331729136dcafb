import { expect, test } from 'vitest'
import { parsePath } from './link'

test.each([
  ['/za/shop/', '/za/shop/', '', ''],
  ['/za/shop/?tab=All#list', '/za/shop/', '?tab=All', '#list'],
  ['/za/#fees?no', '/za/', '', '#fees?no'],
  ['/za/?#', '/za/', '', ''],
  ['?tab=All', '/', '?tab=All', ''],
])('%s is taken apart', (path, pathname, search, hash) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash })
})
