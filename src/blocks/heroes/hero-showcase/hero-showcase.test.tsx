import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import HeroShowcase from './hero-showcase'

const products = ['neo-touch', 'khumo', 'khumo-print', 'go'].map((sku) =>
  exampleProduct({ sku, short_name: `The ${sku}` }),
)
const entries = products.map(({ sku }) =>
  exampleEntry({ sku, detailsLink: exampleLink(`shop/card-machines/${sku}`) }),
)

test('each product is one link to its page, named by the product or the editor, in the editor’s order', () => {
  showWithCatalogue(<HeroShowcase blok={examples.full} />, { products, entries })
  expect(screen.getByRole('heading', { level: 1, name: 'One of these is yours.' })).toBeVisible()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go, the pocket one', '/za/shop/card-machines/go/'],
    ['The neo-touch', '/za/shop/card-machines/neo-touch/'],
    ['The khumo', '/za/shop/card-machines/khumo/'],
    ['The khumo-print', '/za/shop/card-machines/khumo-print/'],
  ])
})

test('the editor’s picture replaces the catalogue’s', () => {
  const { container } = showWithCatalogue(<HeroShowcase blok={examples.full} />, { products, entries })
  const [own, catalogues] = container.querySelectorAll('li img')
  expect(own).toHaveAttribute('src', expect.stringContaining('go-side.webp'))
  expect(catalogues).toHaveAttribute('src', expect.stringContaining('khumo.webp'))
})

test('a product without a page is not a link, and one that is not sold leaves no gap', () => {
  showWithCatalogue(<HeroShowcase blok={examples.required} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Khumo$/)
  expect(screen.queryByRole('link')).toBeNull()
})
