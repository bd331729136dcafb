import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectField } from './select-field'

const onBlur = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onBlur.mockClear()
  render(<SelectField label="Province" options={['Gauteng', 'Limpopo']} onBlur={onBlur} />)
  list().focus()
})
afterEach(() => void vi.useRealTimers())

const list = () => screen.getByRole('combobox', { name: 'Province' })

test('it counts as left 10 ms after it lost the focus', () => {
  list().blur()
  vi.advanceTimersByTime(9)
  expect(onBlur).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onBlur).toHaveBeenCalledOnce()
})

test('one that has the focus again by then was not left', () => {
  list().blur()
  vi.advanceTimersByTime(9)
  list().focus()
  vi.runAllTimers()
  expect(onBlur).not.toHaveBeenCalled()
})

test('nor was one in a window that another took the focus from', () => {
  fireEvent.blur(list())
  vi.runAllTimers()
  expect(onBlur).not.toHaveBeenCalled()
})

test('one that is gone by then says nothing', () => {
  list().blur()
  list().remove()
  vi.runAllTimers()
  expect(onBlur).not.toHaveBeenCalled()
})
