import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageBulletCard from './package-bullet-card'

test('shows its price, and has text for screen readers where something is not included', () => {
  showWithCatalogue(<PackageBulletCard blok={examples.full} />, {
    priceItems: [examplePriceItem({ code: 'app', price: '0.00' })],
  })
  expect(screen.getByRole('article')).toHaveTextContent('R0 a month')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stock counted with every sale',
    'A PIN for each person at the till',
    'Tabs, tips and refunds',
    'Today’s sales on your phone',
    'Not included: Several shops in one place',
  ])
})
