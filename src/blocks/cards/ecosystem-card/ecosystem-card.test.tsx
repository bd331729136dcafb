import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import EcosystemCard from './ecosystem-card'
import { examples } from './example'

test('shows the app’s name, kind and text, and is one link to its page', () => {
  render(<EcosystemCard blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Ledgerly' })).toBeVisible()
  expect(screen.getByText('Bookkeeping')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Ledgerly' })
  expect(link).toHaveAttribute('href', 'https://ledgerly.example/connect')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('needs no field but its name', () => {
  const { container } = render(<EcosystemCard blok={examples.required} />)
  expect(container).toHaveTextContent(/^Stockroom$/)
  expect(container.querySelector('img, a')).toBeNull()
})
