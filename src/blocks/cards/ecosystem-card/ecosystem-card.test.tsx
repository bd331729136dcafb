import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import EcosystemCard from './ecosystem-card'
import { examples } from './example'

test('names the app, its kind and what it does, and is one link to where it is connected', () => {
  render(<EcosystemCard blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Ledgerly' })).toBeVisible()
  expect(screen.getByText('Bookkeeping')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Ledgerly' })
  expect(link).toHaveAttribute('href', 'https://ledgerly.example/connect')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('stands on its name alone', () => {
  const { container } = render(<EcosystemCard blok={examples.required} />)
  expect(container).toHaveTextContent(/^Stockroom$/)
  expect(container.querySelector('img, a')).toBeNull()
})
