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
