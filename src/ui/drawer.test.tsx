import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Drawer } from './drawer'
import { closesDrawer } from './drawer-swipe'

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

test('it takes the focus, and gives it back when it closes', async () => {
  const { user, dialog } = await openIt()
  expect(dialog).toHaveTextContent('Two card machines')
  expect(screen.getByRole('link', { name: 'Pay' })).toBeInTheDocument()
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('its button closes it', async () => {
  const { user } = await openIt()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

describe('a finger', () => {
  // jsdom's own pointer events know no coordinates.
  const point = (dialog: HTMLElement, name: string, clientX: number, pointerType: string) => {
    const event = new MouseEvent(name, { bubbles: true, clientX })
    fireEvent(dialog, Object.assign(event, { pointerId: 1, pointerType }))
  }
  const swipe = (dialog: HTMLElement, from: number, to: number, pointerType = 'touch') => {
    point(dialog, 'pointerdown', from, pointerType)
    point(dialog, 'pointermove', to, pointerType)
    const moved = dialog.style.getPropertyValue('--drag')
    point(dialog, 'pointerup', to, pointerType)
    return moved
  }

  test('takes the drawer along to the right, and lets go of it there', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 20, 320)).toBe('300px')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('cannot pull it to the left', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 320, 20)).toBe('0px')
    expect(dialog.style.getPropertyValue('--drag')).toBe('')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('that has just scrolled the content does not move it', async () => {
    const { dialog } = await openIt()
    fireEvent.scroll(screen.getByText('Two card machines'))
    expect(swipe(dialog, 20, 320)).toBe('')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('is not a mouse', async () => {
    const { dialog } = await openIt()
    expect(swipe(dialog, 20, 320, 'mouse')).toBe('')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})
