import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleFee, examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import DataCard from './data-card'
import { examples } from './example'

const rental = examplePriceItem({ code: 'reader-rental', price: '149.00' })
type Blok = (typeof examples)['full']
const show = (blok: Blok, priceItems = [rental]) =>
  showWithCatalogue(<DataCard blok={blok} />, { feeTypes: [exampleFee()], priceItems })

const shownFigures = () => screen.queryAllByRole('strong').map((figure) => figure.parentElement?.textContent)

test('shows the label of the figure and its source', () => {
  show(examples.figure)
  expect(shownFigures()).toEqual(['200K '])
  expect(screen.getByRole('heading', { level: 3, name: 'South African businesses' })).toBeVisible()
  expect(screen.getByText('Merchants with a sale in the last twelve months.')).toBeVisible()
})

test.each([
  ['a price before all else', {}, ['R149 a month, incl. VAT']],
  ['a fee before the editor’s text', { price_item: '' }, ['3.105% of each card sale, incl. VAT']],
  ['the editor’s text', { price_item: '', fee_type: '' }, ['R149 ']],
])('if several are filled in, it shows %s', (_, emptied, expected) => {
  show({ ...examples.full, ...emptied })
  expect(shownFigures()).toEqual(expected)
})

test.each([
  ['two short words on one line', 'Next day', 8],
  ['several words as wide as the longest', '12 months of warranty', 8],
  ['one long word whole', '200,000,000+', 12],
])('counts %s', (_, figure, characters) => {
  const { container } = show({ ...examples.figure, figure })
  expect(container.querySelector(`[style*="--characters: ${characters}"]`)).toHaveTextContent(figure)
})

test('renders nothing for a price that the catalogue lacks', () => {
  const { container } = show({ ...examples.full, figure: '', fee_type: '' }, [])
  expect(container).toBeEmptyDOMElement()
})
