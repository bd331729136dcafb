import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BentoCard from './bento-card'
import { examples } from './example'

test('shows a few words, one sentence and a picture; the whole tile is one link', () => {
  const { container } = render(<BentoCard blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 3, name: 'One app for the whole counter' })).toBeVisible()
  expect(screen.getByText(/Stock, staff, tabs and reports/)).toBeVisible()
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: 'One app for the whole counter' }),
  ])
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

test('a picture that was emptied takes no space', () => {
  const image = { ...examples.full.image, filename: '' }
  const { container } = render(<BentoCard blok={{ ...examples.required, image } as typeof examples.full} />)
  expect(container).toHaveTextContent(/^No rent\. Ever\.$/)
  expect(container.querySelector('img, [data-pictured]')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
