import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleProduct } from '../../../catalogue/testing'
import { exampleAsset } from '../../shared/example-parts'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import SocialProofing from './social-proofing'

const PRODUCTS = [
  exampleProduct({ sku: 'khumo-print', short_name: 'Khumo Print' }),
  exampleProduct({ sku: 'khumo', short_name: 'Khumo' }),
  exampleProduct({ sku: 'neo-touch', short_name: 'Neo Touch', third_party_reviews: null }),
]
const show = (fields: Partial<typeof examples.full> = {}) =>
  showWithCatalogue(<SocialProofing blok={{ ...examples.full, ...fields }} />, { products: PRODUCTS })
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

test('shows the score of rated products as a sentence, in the editor’s order', () => {
  show({ skus: ' khumo,khumo-print, neo-touch, unknown' })
  expect(items('Ratings').map((item) => item.firstElementChild?.textContent)).toEqual([
    'Khumo: 4.8 out of 5 from 721 reviews',
    'Khumo Print: 4.8 out of 5 from 721 reviews',
  ])
})

test('a press quote has the paper’s name, which links to the article if there is one', () => {
  show()
  const [first, second] = items('From the press')
  expect(first).toHaveTextContent(/^“What a paper printed.*article.”Name of the paper, day it was printed$/)
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/article',
  )
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
})

test('logos have names, both as pictures and as links', () => {
  show()
  expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual([
    ...['Bookwell', 'Ledgerly', 'Loyalbee', 'Rosterly', 'Stockroom'],
  ])
  expect(screen.getByRole('link', { name: 'Bookwell' })).toHaveAttribute('href', '/za/point-of-sale/')
  expect(screen.queryByRole('link', { name: 'Ledgerly' })).toBeNull()
})

test('a logo with an invalid picture is its name', () => {
  const [first] = examples.full.logos
  show({ logos: [{ ...first, image: exampleAsset('', '') } as typeof first & object] })
  expect(screen.getByRole('link', { name: 'Bookwell' })).toBeVisible()
})

test.each([
  ['nothing', {}],
  ['a title alone', { title: 'Trusted' }],
  ['products without ratings', { skus: 'neo-touch' }],
])('%s renders no band', (_, fields) => {
  const { container } = showWithCatalogue(<SocialProofing blok={{ ...examples.required, ...fields }} />, {
    products: PRODUCTS,
  })
  expect(container).toBeEmptyDOMElement()
})
