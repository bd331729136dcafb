import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOOT_BAR_STAYS, LOW } from '../../theme'
import { useLayoutState } from '../../platform/layout-state'
import { ActionBar, Button } from '../../ui'
import { Foot } from './foot'

let observers: { callback: () => void; parts: Element[] }[]

/** Sets the top and height of parts, and notifies their observers. */
const layOut = (places: Record<string, [top: number, height: number]>) => {
  for (const [selector, [top, height]] of Object.entries(places)) {
    const part = document.querySelector(selector) as HTMLElement
    part.getBoundingClientRect = () => new DOMRect(0, top, 390, height)
  }
  act(() => observers.forEach(({ callback }) => callback()))
}

/** Makes these media queries match. */
const fits = (...media: string[]) => {
  window.matchMedia = vi.fn((query: string) => {
    const list = { matches: media.includes(query), addEventListener: vi.fn(), removeEventListener: vi.fn() }
    return list as unknown as MediaQueryList
  })
}
const room = () => document.body.style.paddingBottom

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      parts: Element[] = []
      constructor(callback: () => void) {
        observers.push({ callback, parts: this.parts })
      }
      observe = (part: Element) => void this.parts.push(part)
      disconnect = () => this.parts.splice(0)
    },
  )
  fits(FOOT_BAR_STAYS)
})
afterEach(() => void vi.unstubAllGlobals())

const submitted = vi.fn()
const page = (
  <>
    <form
      id="contact"
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <ActionBar>
        <Button type="submit" form="contact">
          Continue
        </Button>
      </ActionBar>
    </form>
    <Foot toasts={<p>Saved</p>} reminder={<p>Welcome back</p>} widget={<p>View cart</p>} bar={null} />
  </>
)

const [WIDGET_ROW, REMINDER, BAR] = ['[data-foot-row]', '[data-foot-row] [data-foot-row]', '[data-foot-bar]']

test('the parts of the foot reserve their height under the page while they are shown', () => {
  const { unmount } = render(page)
  layOut({ [BAR]: [760, 80], [WIDGET_ROW]: [760, 0], [REMINDER]: [760, 0] })
  expect(useLayoutState.getState().stickyFooterHeight).toBe(80)
  layOut({ [BAR]: [760, 80], [WIDGET_ROW]: [692, 68], [REMINDER]: [516, 176] })
  expect(useLayoutState.getState().stickyFooterHeight).toBe(324)
  expect(room()).toBe('324px')
  layOut({ [BAR]: [760, 0], [WIDGET_ROW]: [692, 68], [REMINDER]: [692, 0] })
  expect(room()).toBe('68px')
  unmount()
  expect(useLayoutState.getState().stickyFooterHeight).toBe(0)
  expect(room()).toBe('')
})

test('on a phone the submit button is in the foot, and still sends its form', () => {
  render(page)
  layOut({ [BAR]: [840, 0] })
  const button = screen.getByRole('button', { name: 'Continue' })
  expect(document.querySelector(BAR)).toContainElement(button)
  button.click()
  expect(submitted).toHaveBeenCalledOnce()
})

test.each([
  ['wide', []],
  ['low', [LOW]],
])('on a %s screen the submit button is in its form', (_screen, media) => {
  fits(...media)
  render(page)
  layOut({ [BAR]: [840, 0] })
  expect(document.querySelector('form')).toContainElement(screen.getByRole('button', { name: 'Continue' }))
  expect(document.querySelector(BAR)).toBeEmptyDOMElement()
})

test('on a low screen the foot is not fixed, so no room is reserved', () => {
  fits(LOW)
  render(page)
  layOut({ [BAR]: [176, 80], [WIDGET_ROW]: [108, 68], [REMINDER]: [108, 0] })
  expect(useLayoutState.getState().stickyFooterHeight).toBe(0)
  expect(room()).toBe('0px')
})
