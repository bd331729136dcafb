import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissNotification, notify, useNotifications, type Notification } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { fadeAll } from './fading-store'
import { ToastRegion } from './toast-region'
import { Toasts } from './toasts'

const show = (type: Notification['type'], title = 'Saved') => notify({ type, title, message: 'Khumo, 1' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

afterEach(() => {
  act(() => useNotifications.getState().notifications.forEach(({ id }) => dismissNotification(id)))
})

test('the first notification brings up the toasts, an open drawer or not', async () => {
  render(
    <>
      <Toasts />
      <Drawer open onClose={() => undefined} title="Cart">
        Two machines
      </Drawer>
    </>,
  )
  await screen.findByRole('dialog', { name: 'Cart' })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  act(() => show('success'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('SavedKhumo, 1'))
})

describe('on screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<ToastRegion />)
  })
  afterEach(() => void vi.useRealTimers())

  test.each<[Notification['type'], number, string]>([
    ['success', 2000, 'status'],
    ['info', 3000, 'status'],
    ['warning', 4000, 'status'],
    ['danger', 6000, 'alert'],
  ])('a %s stays %i ms, fades for two seconds and goes; it is announced as %s', (type, duration, role) => {
    act(() => show(type))
    pass(20)
    expect(screen.getByRole(role)).toHaveTextContent('SavedKhumo, 1')
    const toast = screen.getByRole(role).parentElement
    pass(duration - 21)
    expect(toast).not.toHaveAttribute('data-fading')
    pass(1)
    expect(toast).toHaveAttribute('data-fading')
    pass(1999)
    expect(toast).toBeInTheDocument()
    pass(1)
    expect(toast).not.toBeInTheDocument()
  })

  test('another path sends them off at once', () => {
    act(() => show('danger'))
    act(() => fadeAll())
    expect(screen.getByRole('alert').parentElement).toHaveAttribute('data-fading')
    pass(2000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('one under the pointer stays, even when it was fading, and starts afresh afterwards', () => {
    act(() => show('success'))
    pass(3000)
    const toast = screen.getByRole('status').parentElement as HTMLElement
    fireEvent.pointerEnter(toast)
    pass(60_000)
    expect(toast).not.toHaveAttribute('data-fading')
    fireEvent.pointerLeave(toast)
    pass(1999)
    expect(toast).not.toHaveAttribute('data-fading')
    pass(1)
    pass(2000)
    expect(toast).not.toBeInTheDocument()
  })

  test('one with the focus stays', () => {
    act(() => show('success'))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(screen.getByRole('status')).toBeInTheDocument()
  })

  test('Dismiss takes away its own', () => {
    act(() => {
      show('info', 'First')
      show('info', 'Second')
    })
    pass(20)
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.getByText('Second')).toBeInTheDocument()
  })
})
