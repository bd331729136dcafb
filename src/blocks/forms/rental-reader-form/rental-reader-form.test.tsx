import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import RentalReaderForm from './rental-reader-form'

test('asks for the number of machines, the start, the time and the model, then for contact details', () => {
  render(<RentalReaderForm blok={examples.full} />)
  const form = screen.getByRole('form', { name: 'Machines for the weekend, or the season' })
  expect(form).toHaveAttribute('data-form', 'rental')
  expect(within(form).getAllByRole('radio')).toHaveLength(2)
  expect(within(form).getAllByRole('checkbox')).toHaveLength(4)
  const labels = ['How many machines', 'From when', 'Until when', 'First name', 'Phone number']
  for (const label of labels) expect(within(form).getByLabelText(new RegExp(`^${label}`))).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test('renders without any field filled in', () => {
  render(<RentalReaderForm blok={examples.required} />)
  expect(screen.getByRole('form', { name: 'Ask for machines' })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
