import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleCta } from '../example-parts'
import { PackageFrame } from './package-frame'

const blok = { title: 'Pro' }

test('shows its name and audience, and ends with one button below the small print', () => {
  render(
    <PackageFrame
      blok={{
        ...blok,
        text: 'For two shops.',
        badge: 'New',
        cta: [exampleCta('Talk to sales', 'contact-sales')],
      }}
      colour="white"
      price={<p>R199</p>}
      note="Cancel any month."
    >
      <p>What it is</p>
    </PackageFrame>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Pro' })).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent(
    /^NewProFor two shops\.R199What it isCancel any month\.Talk to sales$/,
  )
  expect(screen.getByRole('link', { name: 'Talk to sales' })).toHaveAttribute('href', '/za/contact-sales/')
})

test('needs no field but its name', () => {
  render(<PackageFrame blok={blok} colour="white" />)
  expect(screen.getByRole('article')).toHaveTextContent(/^Pro$/)
})

test.each([
  ['the editor’s colour', 'pink', '#ffd0e2'],
  ['the card’s default colour', '', '#14213d'],
])('it has %s', (_, background, colour) => {
  render(<PackageFrame blok={{ ...blok, background }} colour="payflex-navy" />)
  expect(screen.getByRole('article').style.getPropertyValue('--band')).toBe(colour)
})
