import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEntry } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageMachineBenefitCard from './package-machine-benefit-card'

const details = exampleLink('shop/card-machines/khumo')
const full = { ...examples.full, sku: 'khumo' }

test('shows the machine at its price, its benefits, Buy Now and a link beside it', () => {
  showWithCatalogue(<PackageMachineBenefitCard blok={full} />, {
    entries: [exampleEntry({ detailsLink: details })],
  })
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-sku', 'khumo')
  expect(screen.getByRole('heading', { level: 3, name: 'Khumo Print for a busy counter' })).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'What comes with it' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    full.benefits?.map(({ text }) => text),
  )
  expect(screen.getByRole('group', { name: /^Price of/ })).toHaveTextContent('R1,199')
  expect(screen.getByRole('button', { name: 'Buy Now Khumo Print for a busy counter' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Details of/ })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/',
  )
  expect(screen.getByRole('link', { name: 'Rent one instead' })).toHaveAttribute('data-variant', 'link')
})
