import { expect, test } from 'vitest'
import { mayFetchAhead } from './index'

test.each([
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: false }, false],
  [{}, false],
  [undefined, false],
])('on a connection that says %o pages may be fetched ahead: %s', (connection, may) => {
  expect(mayFetchAhead(connection)).toBe(may)
})
