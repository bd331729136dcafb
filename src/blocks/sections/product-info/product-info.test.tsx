import { expect, test } from 'vitest'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  exampleBundle,
  exampleEntry,
  exampleFee,
  examplePriceItem,
  exampleProduct,
} from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { exampleAsset } from '../../shared/example-parts'
import { foldSpecifications } from './details'
import { examples } from './example'
import ProductInfo from './product-info'

const groupsOf = (...sizes: number[]) =>
  sizes.map((size, at) => ({
    name: `Group ${at}`,
    rows: Array.from({ length: size }, (_, row) => ({ label: `Row ${row}`, value: 'Yes' })),
  }))

test.each([
  ['no groups', [], 0, 0],
  ['a short list', [3], 1, 0],
  ['one long group, which is not split', [12], 1, 0],
  ['hardly more than the first group', [4, 2], 2, 0],
  ['enough to fold', [4, 3], 1, 3],
  ['a first group that is too short to be open alone', [1, 3, 4, 2], 2, 6],
])('with %s %j, %i groups are open and %i rows are folded', (_what, sizes, open, folded) => {
  const result = foldSpecifications(groupsOf(...sizes))
  expect(result.open).toHaveLength(open)
  expect(result.count).toBe(folded)
  expect([...result.open, ...result.folded]).toEqual(groupsOf(...sizes))
})

test('describes the product, the contents of the box, its specifications and its documents', () => {
  showWithCatalogue(<ProductInfo blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: /^Small enough to carry/ })).toBeVisible()
  expect(screen.getByText(/people who do not stand still/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'What’s in the box' })).toBeVisible()
  expect(screen.getByText('Khumo card machine')).toBeVisible()
  expect(screen.getByText('2 × Window sticker')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Quick start guide (PDF)' })).toHaveAttribute(
    'href',
    '/f/1/abc123/quick-start.pdf',
  )
})

test('specifications are listed under their group', () => {
  showWithCatalogue(<ProductInfo blok={examples.full} />)
  const machine = screen.getByRole('heading', { level: 4, name: 'Machine' }).parentElement as HTMLElement
  expect(
    within(machine)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Battery', 'Size'])
  expect(
    within(machine)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['A trading day on one charge, about 10 hours', '162 × 78 × 16 mm'])
})

test('shows only its own pictures; the product’s pictures are in the hero', () => {
  const entry = exampleEntry({
    gallery: [exampleAsset('1600x1600/4c45b3e42a/khumo-invoice.webp', 'From the side')],
  })
  showWithCatalogue(<ProductInfo blok={{ ...examples.required, sku: 'khumo' }} />, { entries: [entry] })
  expect(screen.queryByRole('img')).toBeNull()
  showWithCatalogue(<ProductInfo blok={examples.full} />, { entries: [entry] })
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Khumo asking about a tip',
    'Khumo from the side',
  ])
})

test('a long list of specifications shows its first rows; the rest unfolds', async () => {
  const specifications = ['Payments', 'Machine', 'Connection'].flatMap((group) =>
    ['a', 'b', 'c', 'd'].map((label) => ({
      component: 'specification' as const,
      _uid: `${group}-${label}`,
      label: `${group} ${label}`,
      value: 'Yes',
      group,
    })),
  )
  showWithCatalogue(<ProductInfo blok={{ ...examples.full, specifications }} />)
  expect(screen.getByText('Payments d')).toBeVisible()
  expect(screen.getByText('Machine a')).not.toBeVisible()
  await userEvent.click(screen.getByText('8 more specifications'))
  expect(screen.getByText('Connection d')).toBeVisible()
})

test('needs only the catalogue’s data', () => {
  showWithCatalogue(<ProductInfo blok={{ ...examples.required, sku: 'khumo' }} />, {
    products: [exampleProduct({ description: 'The pocket-sized machine.' })],
  })
  expect(screen.getByRole('heading', { level: 2, name: 'About Khumo' })).toBeVisible()
  expect(screen.getByText('The pocket-sized machine.')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('shows the costs of use, a percentage without VAT in small beside it, and its lower steps', async () => {
  showWithCatalogue(<ProductInfo blok={{ ...examples.required, sku: 'khumo' }} />, {
    entries: [exampleEntry({ feeType: 'card-payments', priceItems: 'rent' })],
    feeTypes: [exampleFee()],
    priceItems: [examplePriceItem({ code: 'rent', title: 'Rent', price: '0' })],
  })
  expect(screen.getByRole('heading', { level: 3, name: 'What it costs to use' })).toBeVisible()
  const words = screen.getAllByRole('listitem').map((tag) => tag.textContent)
  expect(words).toEqual([
    expect.stringContaining('Card payments3.105% incl. VAT of each card sale2.7% excl. VAT'),
    'RentR0 a month',
  ])
  await userEvent.click(screen.getByText('Less from R100,000 a month'))
  expect(screen.getByRole('row', { name: 'From R100,000 3.0475%' })).toBeVisible()
})

test('recommends what the editor chose, in that order and no more than three', () => {
  const skus = ['a', 'b', 'c', 'd', 'e']
  showWithCatalogue(<ProductInfo blok={{ ...examples.required, sku: 'khumo' }} />, {
    products: [exampleProduct(), ...skus.map((sku) => exampleProduct({ sku, short_name: sku }))],
    entries: [
      exampleEntry({
        showRecommendedProducts: true,
        recommendedSkus: 'd, gone, b,a,c',
        recommendedLabel: 'Goes well with Khumo',
      }),
    ],
  })
  expect(screen.getByRole('heading', { level: 3, name: 'Goes well with Khumo' })).toBeVisible()
  expect(screen.getAllByRole('article').map((card) => card.dataset['sku'])).toEqual(['d', 'b', 'a'])
})

test('the box of a bundle contains its products', () => {
  const { container } = showWithCatalogue(<ProductInfo blok={examples.bundle} />, {
    bundles: [exampleBundle({ bundle_code: 'market-day-kit', items: [{ sku: 'khumo', quantity: 2 }] })],
  })
  expect(container.querySelector('[data-bundle-code="market-day-kit"]')).toBeVisible()
  expect(screen.getByText('2 × Khumo')).toBeVisible()
})
