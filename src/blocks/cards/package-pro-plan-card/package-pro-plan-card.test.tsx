import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageProPlanCard from './package-pro-plan-card'

const PRICE = {
  code: 'app-pro',
  title: 'Pro',
  priceType: 'price',
  price: '199.00',
  priceTerm: 'a month',
} as const

test('shows its monthly price, what it includes, and the small print before its button', () => {
  showWithCatalogue(<PackageProPlanCard blok={examples.full} />, { priceItems: [PRICE] })
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('R199 a month, incl. VAT')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(card).toHaveTextContent(/For each shop\. Cancel any month\.Talk to sales$/)
})

test('needs no field but its name and price', () => {
  showWithCatalogue(<PackageProPlanCard blok={examples.required} />, { priceItems: [PRICE] })
  expect(screen.getByRole('article')).toHaveTextContent(/^ProR199 a month, incl\. VAT$/)
})
