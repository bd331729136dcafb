import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageProPlanCard from './package-pro-plan-card'

test('shows its monthly price, what it includes, and the small print before its button', () => {
  showWithCatalogue(<PackageProPlanCard blok={examples.full} />, { priceItems: [examplePriceItem()] })
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('R199 a month, incl. VAT')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(card).toHaveTextContent(/For each shop\. Cancel any month\.Talk to sales$/)
})
