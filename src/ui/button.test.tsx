import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

const show = (loading: boolean) => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (isLoading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading={isLoading} onClick={onClick}>
        Place order
      </Button>
    </form>
  )
  const { rerender } = render(form(loading))
  return { user: userEvent.setup(), onClick, onSubmit, startLoading: () => rerender(form(true)) }
}
const button = () => screen.getByRole('button', { name: 'Place order' })

test('calls its handler when pressed', async () => {
  const { user, onClick, onSubmit } = show(false)
  await user.click(button())
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('while loading it keeps its name and the focus, and is marked as busy', async () => {
  const { user, startLoading } = show(false)
  await user.click(button())
  startLoading()
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).not.toHaveAttribute('disabled')
})

test('while loading neither a press nor Enter in a field does anything', async () => {
  const { user, onClick, onSubmit } = show(true)
  await user.click(button())
  await user.type(screen.getByLabelText('Name'), 'Thandi{Enter}')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
})
