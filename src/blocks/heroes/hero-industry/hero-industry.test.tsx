import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEntry } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import HeroIndustry from './hero-industry'

const blok = { ...examples.full, sku: 'khumo' }
const entries = [exampleEntry({ detailsLink: exampleLink('shop/card-machines/khumo') })]

test('shows headline, benefits, and the recommended product with its price', () => {
  showWithCatalogue(<HeroIndustry blok={blok} />, { entries })
  expect(screen.getByRole('heading', { level: 1, name: /^The queue moves/ })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    examples.full.benefits?.map(({ text }) => text),
  )
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-sku', 'khumo')
  expect(card).toHaveTextContent('Our pick for cafés')
  expect(within(card).getByRole('heading', { level: 2, name: 'Khumo' })).toBeVisible()
  expect(within(card).getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199')
  expect(within(card).getByRole('button', { name: 'Buy Now Khumo' })).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Details of Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/',
  )
})

test.each([
  ['no product is named', { ...examples.required, sku: '' }],
  ['the named product is not sold here', { ...examples.required, sku: 'gone' }],
])('shows only headline and picture when %s', (_, bare) => {
  showWithCatalogue(<HeroIndustry blok={bare} />)
  expect(screen.getByRole('region', { name: 'Card payments for coffee people.' })).toBeVisible()
  expect(screen.getByRole('img', { name: /flat white/ })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a benefit without an icon has a tick', () => {
  const benefits = [{ component: 'trust_point' as const, _uid: 'b', text: 'No rent' }]
  const { container } = showWithCatalogue(<HeroIndustry blok={{ ...examples.required, benefits }} />)
  expect(container.querySelector('li svg')).toBeInTheDocument()
})
