import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BulletCard from './bullet-card'
import { examples } from './example'

test('lists what is included and what is not, also for screen readers, and has one button', () => {
  render(<BulletCard blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 3, name: 'With every machine' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The app for stock, staff and reports',
    'Payouts on the next working day',
    'People who help, by phone and by mail',
    'Not included: A cash drawer and a receipt printer',
  ])
  expect(screen.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
})
