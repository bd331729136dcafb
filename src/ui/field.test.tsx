import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SelectField } from './select-field'
import { TextField } from './field'

test('a field is found by its label; the asterisk of a required one is not part of its name', () => {
  render(<TextField label="First name" required />)
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired()
  expect(screen.getByText('*')).toBeVisible()
})

test('an error is linked to its field beside the hint, and hides the warning', () => {
  render(
    <TextField label="Phone number" hint="For the courier" error="Phone number required" warning="Odd" />,
  )
  const field = screen.getByRole('textbox', { name: 'Phone number' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('For the courier Phone number required')
  expect(screen.queryByText('Odd')).toBeNull()
})

test('a warning leaves the field valid', () => {
  render(<TextField label="Postal code" warning="Check it" />)
  const field = screen.getByRole('textbox', { name: 'Postal code' })
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription('Check it')
})

test('a text field takes at most 250 characters by default', async () => {
  const user = userEvent.setup()
  render(<TextField label="Notes" />)
  const field = screen.getByRole('textbox', { name: 'Notes' })
  await user.click(field)
  await user.paste('x'.repeat(260))
  expect(field).toHaveValue('x'.repeat(250))
})

test('a select has its options after the empty choice and is linked to its error', async () => {
  const user = userEvent.setup()
  render(
    <SelectField
      label="Province"
      placeholder="Choose a province"
      options={['Gauteng', { value: 'wc', label: 'Western Cape' }]}
      error="Province required"
      defaultValue=""
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Province' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a province',
    'Gauteng',
    'Western Cape',
  ])
  expect(select).toHaveAccessibleDescription('Province required')
  await user.selectOptions(select, 'Western Cape')
  expect(select).toHaveValue('wc')
})

describe('leaving a select', () => {
  const onBlur = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    onBlur.mockClear()
    render(<SelectField label="Province" options={['Gauteng', 'Limpopo']} onBlur={onBlur} />)
    list().focus()
  })
  afterEach(() => void vi.useRealTimers())

  const list = () => screen.getByRole('combobox', { name: 'Province' })

  test('is reported 10 ms after it lost the focus', () => {
    list().blur()
    vi.advanceTimersByTime(9)
    expect(onBlur).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onBlur).toHaveBeenCalledOnce()
  })

  test('is not reported if it has the focus again by then', () => {
    list().blur()
    vi.advanceTimersByTime(9)
    list().focus()
    vi.runAllTimers()
    expect(onBlur).not.toHaveBeenCalled()
  })

  test('is not reported if the whole window lost the focus', () => {
    fireEvent.blur(list())
    vi.runAllTimers()
    expect(onBlur).not.toHaveBeenCalled()
  })

  test('is not reported if the select is removed by then', () => {
    list().blur()
    list().remove()
    vi.runAllTimers()
    expect(onBlur).not.toHaveBeenCalled()
  })
})
