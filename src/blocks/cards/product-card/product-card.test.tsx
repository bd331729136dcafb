import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import ProductCard from './product-card'

test('the card’s own texts replace the catalogue’s', () => {
  showWithCatalogue(<ProductCard blok={{ ...examples.full, sku: 'khumo' }} />)
  expect(screen.getByRole('heading', { name: 'Neo Touch for new staff' })).toBeVisible()
  expect(screen.getByText('Anyone who has used a calculator can use it.')).toBeVisible()
})

test('a product that is not sold here renders nothing', () => {
  const { container } = showWithCatalogue(
    <ProductCard blok={{ ...examples.required, sku: 'receipt-printer' }} />,
  )
  expect(container).toBeEmptyDOMElement()
})
