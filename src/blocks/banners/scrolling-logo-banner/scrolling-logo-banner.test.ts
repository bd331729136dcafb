import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOGO_ROOM, rowCopies } from './scrolling-logo-banner'

test('the row fills the window until it repeats, and has no more copies than that needs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (logos) => {
      const run = logos * LOGO_ROOM
      const left = (rowCopies(logos) - 1) * run
      expect(left).toBeGreaterThanOrEqual(3840)
      expect(left - run).toBeLessThan(3840)
    }),
  )
})
