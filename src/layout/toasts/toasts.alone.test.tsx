import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissNotifications, notify, useNotifications, type Notification } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { ToastRegion } from './toast-region'
import { Toasts } from './toasts'

const show = (type: Notification['type'], title = 'Saved') => notify({ type, title, message: 'Khumo, 1' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  act(dismissNotifications)
})

const showOverDrawer = async () => {
  const onClose = vi.fn()
  render(
    <>
      <Toasts />
      <Drawer open onClose={onClose} title="Cart">
        Two machines
      </Drawer>
    </>,
  )
  await screen.findByRole('dialog', { name: 'Cart' })
  return onClose
}

test('the first notification loads the toasts, also over an open drawer', async () => {
  await showOverDrawer()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  act(() => show('success'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('SavedKhumo, 1'))
})

test('Escape in the toasts does not close the drawer below them', async () => {
  const onClose = await showOverDrawer()
  act(() => show('danger'))
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  fireEvent.keyDown(dismiss, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
})

/** Ends a fade, because jsdom runs no transitions. */
const fadesOf = (part: Element) => {
  const duration = Number(/opacity (\d+)ms/.exec(getComputedStyle(part).transition)?.[1])
  if (!duration) return []
  const finished = new Promise((resolve) => setTimeout(resolve, duration))
  return [{ finished, effect: { getTiming: () => ({ duration, iterations: 1 }) } }]
}

describe('on screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    Element.prototype.getAnimations = function () {
      return fadesOf(this) as unknown as Animation[]
    }
    render(<ToastRegion />)
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  })
  const toast = () => screen.queryByRole('group')
  const fades = () => toast()?.hasAttribute('data-ending-style')

  test.each<[Notification['type'], number, string]>([
    ['success', 2000, 'status'],
    ['info', 3000, 'status'],
    ['warning', 4000, 'status'],
    ['danger', 6000, 'alert'],
  ])(
    'a %s is shown for %i ms, fades for two seconds and is removed; it is announced as %s',
    async (type, duration, role) => {
      act(() => show(type))
      expect(screen.getByRole(role)).toBeEmptyDOMElement()
      await pass(20)
      expect(screen.getByRole(role)).toHaveTextContent('SavedKhumo, 1')
      const group = screen.getByRole('group', { name: 'Saved', description: 'Khumo, 1' })
      expect(group).not.toHaveAttribute('aria-modal')
      await pass(duration - 21)
      expect(fades()).toBe(false)
      await pass(1)
      expect(fades()).toBe(true)
      await pass(1999)
      expect(toast()).toBeInTheDocument()
      await pass(50)
      expect(toast()).not.toBeInTheDocument()
      expect(useNotifications.getState().notifications).toEqual([])
    },
  )

  test('a change of path fades them at once', async () => {
    act(() => show('danger'))
    await pass(20)
    act(dismissNotifications)
    expect(fades()).toBe(true)
    await pass(2050)
    expect(toast()).not.toBeInTheDocument()
  })

  test('a toast under the pointer stays, even when it was fading, and its clock restarts afterwards', async () => {
    act(() => {
      show('danger', 'First')
      show('success', 'Second')
    })
    await pass(3000)
    const second = screen.getByRole('group', { name: 'Second' })
    expect(second).toHaveAttribute('data-ending-style')
    fireEvent.pointerEnter(second)
    fireEvent.mouseEnter(second)
    await pass(60_000)
    expect(screen.getAllByRole('group').map((part) => part.querySelector('strong')?.textContent)).toEqual([
      'First',
      'Second',
    ])
    expect(second).not.toHaveAttribute('data-ending-style')
    fireEvent.mouseLeave(second)
    await pass(1999)
    expect(second).not.toHaveAttribute('data-ending-style')
    await pass(1)
    expect(second).toHaveAttribute('data-ending-style')
    await pass(3999)
    expect(toast()).toHaveAccessibleName('First')
    expect(fades()).toBe(false)
    await pass(2100)
    expect(toast()).not.toBeInTheDocument()
  })

  test('F6 moves the focus to them, and a toast with the focus stays', async () => {
    act(() => show('success'))
    await pass(20)
    fireEvent.keyDown(window, { key: 'F6' })
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    await pass(60_000)
    expect(screen.getByRole('status')).toHaveTextContent('SavedKhumo, 1')
  })

  test.each<[string, (dismiss: HTMLElement) => void]>([
    ['Dismiss', (dismiss) => fireEvent.click(dismiss)],
    [
      'Escape',
      (dismiss) => {
        act(() => dismiss.focus())
        fireEvent.keyDown(dismiss, { key: 'Escape' })
      },
    ],
  ])('%s removes its own toast at once', async (_what, dismissBy) => {
    act(() => {
      show('info', 'First')
      show('info', 'Second')
    })
    await pass(20)
    dismissBy(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
    await pass(200)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.getByText('Second')).toBeInTheDocument()
  })
})
