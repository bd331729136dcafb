import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleFee } from '../../../catalogue/testing'
import { CASE_FEES, FEE_CASES } from '../../testing/fee-cases'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import FeeRecommendedSliderCard from './fee-recommended-slider-card'

const show = (blok = examples.full, feeTypes = [exampleFee()]) =>
  showWithCatalogue(<FeeRecommendedSliderCard blok={blok} />, { feeTypes })

test('shows the percentage for the initial turnover and the fee in rand', () => {
  show()
  const slider = screen.getByRole('slider', { name: 'Card sales in a month' })
  expect(slider).toHaveAttribute('aria-valuetext', 'R120,000 a month: 3.0475% incl. VAT')
  expect(screen.getByText('of each card sale, incl. VAT')).toBeVisible()
  expect(screen.getByText('On R120,000 that is R3,657.')).toBeVisible()
})

test('follows the slider, and marks the current step in the table', () => {
  show()
  const slider = screen.getByRole('slider')
  const current = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true')
  expect(current()).toHaveTextContent('From R100,000')
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
  expect(screen.getByText('R600,000', { selector: 'output' })).toBeVisible()
  expect(current()).toHaveTextContent('From R500,0002.875%')
})

test.each(FEE_CASES)(
  '$turnover by $fee costs $incl, $excl for a VAT vendor',
  ({ fee, turnover, ...month }) => {
    show({ ...examples.full, fee_type: fee, start: String(turnover) }, Object.values(CASE_FEES))
    const cost = () => screen.getByText(/^On/).textContent
    expect(cost()).toContain(`that is ${month.incl.replace('.00', '')}.`)
    fireEvent.click(screen.getByRole('switch', { name: 'For VAT vendors: show excl. VAT' }))
    expect(cost()).toContain(`that is ${month.excl.replace('.00', '')}.`)
    expect(screen.getAllByText(month.percent).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('switch'))
  },
)

test('shows no table for one step', () => {
  show(examples.required, [exampleFee({ breakpoints: exampleFee().breakpoints.slice(0, 1) })])
  expect(screen.getByText('3.105%')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows nothing for a fee without steps', () => {
  show(examples.full, [exampleFee({ breakpoints: [] })])
  expect(screen.queryByRole('article')).toBeNull()
})
