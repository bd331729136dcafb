import { expect, test } from 'vitest'
import { CLOSED, submenuReducer, type SubmenuEvent } from './use-submenus'

const reach = (id: string, time: number): SubmenuEvent => ({ type: 'reach', id, time })
const click = (id: string, time: number): SubmenuEvent => ({ type: 'click', id, time })
const close: SubmenuEvent = { type: 'close' }

test.each<[string, SubmenuEvent[], string | null]>([
  ['hover or focus opens', [reach('shop', 10)], 'shop'],
  ['reaching another switches', [reach('shop', 10), reach('learn', 20)], 'learn'],
  ['leaving closes', [reach('shop', 10), close], null],
  ['a click opens', [click('shop', 10)], 'shop'],
  ['a second click closes', [click('shop', 10), click('shop', 90)], null],
  ['the click of the gesture that opened it keeps it open', [reach('shop', 10), click('shop', 110)], 'shop'],
  ['a click long after hovering closes', [reach('shop', 10), click('shop', 900)], null],
  ['hovering does not restart the clock', [reach('shop', 10), reach('shop', 800), click('shop', 900)], null],
  ['a click on another switches', [click('shop', 10), click('learn', 900)], 'learn'],
])('%s', (_what, events, open) => {
  expect(events.reduce(submenuReducer, CLOSED).open).toBe(open)
})
