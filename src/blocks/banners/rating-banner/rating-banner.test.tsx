import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleProduct } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import RatingBanner from './rating-banner'

test('shows the score as a sentence, under the editor’s text, and where it comes from', () => {
  const { container } = showWithCatalogue(<RatingBanner blok={examples.full} />)
  expect(container.firstElementChild).toHaveAttribute('data-sku', 'khumo')
  expect(
    screen.getByRole('heading', { level: 2, name: 'Khumo, rated by the people who sell with it' }),
  ).toBeVisible()
  expect(screen.getByText('4.8 out of 5 from 721 reviews')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'How we collect reviews' })).toHaveAttribute('href', '/za/reviews/')
})

test('has a default text if the editor wrote none', () => {
  showWithCatalogue(<RatingBanner blok={{ ...examples.required, sku: 'khumo' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Khumo, rated by its owners' })).toBeVisible()
})

test('without a rating there is no banner', () => {
  const { container } = showWithCatalogue(<RatingBanner blok={examples.full} />, {
    products: [exampleProduct({ third_party_reviews: null })],
  })
  expect(container).toBeEmptyDOMElement()
})
