import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageBulletCard from './package-bullet-card'

const PRICE = {
  code: 'app',
  title: 'The app',
  priceType: 'price',
  price: '0.00',
  priceTerm: 'a month',
} as const

test('shows its price, and has text for screen readers where something is not included', () => {
  showWithCatalogue(<PackageBulletCard blok={examples.full} />, { priceItems: [PRICE] })
  expect(screen.getByRole('article')).toHaveTextContent('R0 a month')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stock counted with every sale',
    'A PIN for each person at the till',
    'Tabs, tips and refunds',
    'Today’s sales on your phone',
    'Not included: Several shops in one place',
  ])
})

test('needs no price, and no list if all its lines were left out', () => {
  showWithCatalogue(<PackageBulletCard blok={{ ...examples.required, bullets: [] }} />)
  expect(screen.getByRole('article')).toHaveTextContent(/^The app$/)
})
