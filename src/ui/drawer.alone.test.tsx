import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { recordEvents } from '../platform/record-events'
import { Drawer, closesDrawer } from './drawer'

test.each([
  ['a quarter of the way, slowly', { distance: 100, width: 400, duration: 2000 }, true],
  ['less than a quarter, slowly', { distance: 99, width: 400, duration: 2000 }, false],
  ['a quick flick', { distance: 41, width: 400, duration: 100 }, true],
  ['at exactly 0.4 px/ms', { distance: 40, width: 400, duration: 100 }, false],
  ['the other way, far and fast', { distance: -300, width: 400, duration: 100 }, false],
  ['a tap', { distance: 0, width: 400, duration: 0 }, false],
])('letting go after %s closes: %o %s', (_what, swipe, closes) => {
  expect(closesDrawer(swipe)).toBe(closes)
})

const Example = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Cart" footer={<a href="/za/">Pay</a>}>
        <p>Two card machines</p>
      </Drawer>
    </>
  )
}

const openIt = async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Cart' }) }
}

test('takes the focus, and returns it when it closes', async () => {
  const { user, dialog } = await openIt()
  expect(dialog).toHaveTextContent('Two card machines')
  expect(screen.getByRole('link', { name: 'Pay' })).toBeInTheDocument()
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('its button closes it; its opening is reported once', async () => {
  const recorded = recordEvents('dialog/opened')
  const { user } = await openIt()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(recorded).toEqual([{ type: 'dialog/opened', dialog: 'Cart' }])
})

test('the page is marked while a drawer is open, until the last one is closed', async () => {
  const said = () => document.documentElement.hasAttribute('data-overlay-open')
  const drawers = (menu: boolean, cart: boolean) => (
    <>
      <Drawer open={menu} onClose={() => undefined} title="Menu">
        <p>Shop</p>
      </Drawer>
      <Drawer open={cart} onClose={() => undefined} title="Cart">
        <p>Two card machines</p>
      </Drawer>
    </>
  )
  const { rerender } = render(drawers(true, false))
  await expect.poll(said).toBe(true)
  rerender(drawers(true, true))
  rerender(drawers(false, true))
  await expect.poll(() => document.querySelectorAll('[data-overlay]').length).toBe(1)
  expect(said()).toBe(true)
  rerender(drawers(false, false))
  await expect.poll(said).toBe(false)
})

describe('a finger', () => {
  /** jsdom has no layout: the panel is the whole page, 400 px wide. */
  const layOut = (dialog: HTMLElement) => {
    document.elementFromPoint = () => dialog
    Object.defineProperty(dialog, 'offsetWidth', { value: 400, configurable: true })
  }
  afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'))

  const touch = (part: HTMLElement, name: string, timeStamp: number, clientX?: number) => {
    const touches = clientX === undefined ? [] : [{ clientX, clientY: 40 }]
    const event = new Event(name, { bubbles: true, cancelable: true })
    fireEvent(
      part,
      Object.assign(Object.defineProperty(event, 'timeStamp', { value: timeStamp }), { touches }),
    )
  }
  /** Touches at 100 px, which counts as a drag from 110 px on; `ms` is the time from touching to letting go. */
  const swipe = (dialog: HTMLElement, to: number, ms: number) => {
    layOut(dialog)
    touch(dialog, 'touchstart', 1000, 100)
    touch(dialog, 'touchmove', 1000 + ms / 3, 110)
    touch(dialog, 'touchmove', 1000 + (2 * ms) / 3, to)
    const moved = dialog.style.getPropertyValue('--drawer-swipe-movement-x')
    touch(dialog, 'touchend', 1000 + ms)
    return parseFloat(moved)
  }

  test('moves the drawer to the right, and closes it from a quarter of its width on', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 215, 2000)).toBe(105)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('that moves less far brings the drawer back', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 205, 2000)).toBe(95)
    expect(dialog.style.getPropertyValue('--drawer-swipe-movement-x')).toBe('0px')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('that flicks the drawer closes it', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 155, 100)).toBe(45)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('cannot pull it to the left', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 10, 100)).toBeGreaterThan(-20)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('can move the drawer, a mouse cannot, because it selects text', async () => {
    const { dialog } = await openIt()
    layOut(screen.getByText('Two card machines'))
    const drag = (name: string, clientX: number) => {
      const event = new MouseEvent(name, { bubbles: true, clientX, clientY: 40, buttons: 1 })
      fireEvent(
        screen.getByText('Two card machines'),
        Object.assign(event, { pointerId: 1, pointerType: 'mouse' }),
      )
    }
    drag('pointerdown', 100)
    drag('pointermove', 110)
    drag('pointermove', 310)
    expect(dialog).not.toHaveAttribute('data-swiping')
    drag('pointerup', 310)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('that has just scrolled the content does not move it', async () => {
    const { dialog } = await openIt()
    const scroll = new Event('scroll')
    fireEvent(
      screen.getByText('Two card machines'),
      Object.defineProperty(scroll, 'timeStamp', { value: 950 }),
    )
    expect(swipe(dialog, 310, 300)).not.toBeGreaterThan(0)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})
