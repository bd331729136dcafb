import { afterEach, expect, test } from 'vitest'
import { addStickyFooterHeight, useLayoutState } from './layout-state'

const height = () => useLayoutState.getState().stickyFooterHeight

afterEach(() => useLayoutState.setState({ stickyFooterHeight: 0 }))

test('the sticky footer changes by what is added, and never goes below 0', () => {
  addStickyFooterHeight(80)
  addStickyFooterHeight(52)
  expect(height()).toBe(132)
  addStickyFooterHeight(-80)
  expect(height()).toBe(52)
  addStickyFooterHeight(-80)
  expect(height()).toBe(0)
})
