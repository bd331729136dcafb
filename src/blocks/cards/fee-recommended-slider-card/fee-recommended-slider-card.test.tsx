import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleFee } from '../../../catalogue/testing'
import { CASE_FEES, FEE_CASES } from '../../testing/fee-cases'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import FeeRecommendedSliderCard from './fee-recommended-slider-card'

const show = (blok = examples.full, feeTypes = [exampleFee()]) =>
  showWithCatalogue(<FeeRecommendedSliderCard blok={blok} />, { feeTypes })

const shownForms = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows the percentage for the initial turnover, without and with VAT, and the fee in rand', () => {
  show()
  const slider = screen.getByRole('slider', { name: 'Card sales in a month' })
  expect(slider).toHaveAttribute('aria-valuetext', 'R120,000 a month: 2.65% excl. VAT, 3.0475% incl. VAT')
  expect(shownForms()).toEqual(['2.65%of each card sale, excl. VAT', '3.0475%of each card sale, incl. VAT'])
  expect(screen.getByText('On R120,000 that is R3,180 excl. VAT, R3,657 incl. VAT.')).toBeVisible()
})

test('follows the slider, and marks the current step in the table', () => {
  show()
  const slider = screen.getByRole('slider')
  const current = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true')
  expect(current()).toHaveTextContent('From R100,000')
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
  expect(screen.getByRole('status')).toHaveTextContent('R600,000')
  expect(shownForms()[0]).toContain('2.5%')
  expect(current()).toHaveTextContent('From R500,0002.5%2.875%')
})

test.each(FEE_CASES)(
  '$turnover by $fee costs $excl, $incl with VAT',
  ({ fee, turnover, percent, ...month }) => {
    show({ ...examples.full, fee_type: fee, start: String(turnover) }, Object.values(CASE_FEES))
    expect(shownForms()[0]).toContain(percent)
    const [excl, incl] = [month.excl, month.incl].map((rand) => rand.replace('.00', ''))
    expect(screen.getByText(/^On/)).toHaveTextContent(`that is ${excl} excl. VAT, ${incl} incl. VAT.`)
  },
)

test('shows no table for one step', () => {
  show(examples.required, [exampleFee({ breakpoints: exampleFee().breakpoints.slice(0, 1) })])
  expect(shownForms()[0]).toContain('2.7%')
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows nothing for a fee without steps', () => {
  show(examples.full, [exampleFee({ breakpoints: [] })])
  expect(screen.queryByRole('article')).toBeNull()
})
