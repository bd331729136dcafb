import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleCta } from '../example-parts'
import { PackageFrame } from './package-frame'

const blok = { title: 'Pro' }

test('says its name, whom it is for, and ends on one button under the small print', () => {
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

test('stands on its name alone', () => {
  render(<PackageFrame blok={blok} colour="white" />)
  expect(screen.getByRole('article')).toHaveTextContent(/^Pro$/)
})

test.each([
  ['the editor’s', 'pink', '#ffd0e2'],
  ['the card’s own without one', '', '#14213d'],
])('its colour is %s', (_, background, colour) => {
  render(<PackageFrame blok={{ ...blok, background }} colour="payflex-navy" />)
  expect(screen.getByRole('article').style.getPropertyValue('--band')).toBe(colour)
})
