import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CatalogueProvider, type CatalogueSnapshot } from '../../../catalogue'
import { examplePriceItem, exampleSnapshot } from '../../../catalogue/testing'
import { CASE_FEES } from '../../testing/fee-cases'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import FeeCalculatorCard from './fee-calculator-card'

const CHARGES: Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> = {
  feeTypes: [
    { ...CASE_FEES.card, code: 'card-payments' },
    { ...CASE_FEES.online, code: 'online-payments' },
  ],
  priceItems: [examplePriceItem()],
}
const show = (blok = examples.full) => showWithCatalogue(<FeeCalculatorCard blok={blok} />, CHARGES)

const field = (name: string) => screen.getByRole('textbox', { name })
const slider = (name: string) => screen.getByRole('slider', { name })
const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

beforeEach(() => window.history.replaceState(null, '', '/za/pricing/'))

test('the server’s HTML contains the example month, from the shares to the remaining amount', () => {
  showOnServer(
    <CatalogueProvider snapshot={exampleSnapshot([], [], CHARGES)}>
      <FeeCalculatorCard blok={examples.full} />
    </CatalogueProvider>,
  )
  expect(row(/^Card machine/)).toHaveTextContent('80% of R80,000 is R64,000.00: 256 sales of R250')
  expect(row(/^Online/)).toHaveTextContent('20% of R80,000 is R16,000.00: 64 sales of R250')
  expect(cells(/^3\.105%, up to R100,000/)).toEqual(['R1,987.20'])
  expect(cells(/^3\.3925%, up to R100,000/)).toEqual(['R542.80'])
  expect(cells(/^Pro/)).toEqual(['R199.00'])
  expect(cells(/^Fees and prices/)).toEqual(['R2,729.00'])
  expect(cells(/^You keep/)).toEqual(['R77,271.00'])
  expect(cells(/^Each sale costs you/)).toEqual(['R8.53'])
  expect(screen.getByText('after R2,729.00 in fees and prices')).toBeVisible()
})

test('a merchant who claims VAT back sees every figure without it, here and on the pages after', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('switch', { name: 'For VAT vendors: show excl. VAT' }))
  expect(screen.getByText('after R2,373.04 in fees and prices')).toBeVisible()
  expect(cells(/^2\.7%, up to R100,000/)).toEqual(['R1,728.00'])
  expect(cells(/^You keep/)).toEqual(['R77,626.96'])
  expect(screen.getByRole('columnheader', { name: 'Rand, excl. VAT' })).toBeInTheDocument()
  unmount()
  show()
  expect(screen.getByRole('switch')).toBeChecked()
  await userEvent.click(screen.getByRole('switch'))
  expect(cells(/^You keep/)).toEqual(['R77,271.00'])
})

test('a typed number takes effect at once, and leaving the field corrects its text', async () => {
  show()
  await type('Sales in a month', 'R200 000')
  // 160,000 × 3.0475% + 40,000 × 3.3925% + 199.00 = 4,876.00 + 1,357.00 + 199.00 = 6,432.00
  expect(cells(/^You keep/)).toEqual(['R193,568.00'])
  await userEvent.tab()
  expect(field('Sales in a month')).toHaveValue('200,000')
  await type('An average sale', 'lots')
  await userEvent.tab()
  expect(field('An average sale')).toHaveValue('250')
})

test('a share that is changed by slider or field changes the others', async () => {
  show(examples.three)
  fireEvent.change(slider('Website'), { target: { value: '0' } })
  expect(['Card machine', 'Pay link', 'Website'].map((name) => field(name))).toEqual([
    expect.objectContaining({ value: '87' }),
    expect.objectContaining({ value: '13' }),
    expect.objectContaining({ value: '0' }),
  ])
  await type('Pay link', '100')
  expect(slider('Card machine')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^0%, R0.00 a month/),
  )
})

test('the address follows without a new history entry, and the remaining amount is announced once the input rests', async () => {
  window.history.replaceState(null, '', '/za/pricing/?utm_source=x')
  show()
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
  const steps = window.history.length
  fireEvent.change(slider('Card machine'), { target: { value: '60' } })
  fireEvent.change(slider('Card machine'), { target: { value: '50' } })
  expect(window.location.search).toBe('?utm_source=x')
  await waitFor(() =>
    expect(window.location.search).toBe('?utm_source=x&turnover=80000&sale=250&card-machine=50'),
  )
  expect(window.history.length).toBe(steps)
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    /^You keep R77,202.00\. Fees and prices: R2,798.00 incl\. VAT/,
  )
})

test('a shared address opens with its month; the example replaces invalid values', async () => {
  window.history.replaceState(null, '', '/?turnover=40000&sale=1e309&card-machine=25')
  show()
  await waitFor(() => expect(field('Sales in a month')).toHaveValue('40,000'))
  expect(field('An average sale')).toHaveValue('250')
  expect(field('Online')).toHaveValue('75')
  expect(window.location.search).toBe('?turnover=40000&sale=1e309&card-machine=25')
})

test('copies the link with the month in it, and confirms that until the month changes', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/za/pricing/?turnover=80000&sale=250&card-machine=80`,
  )
  fireEvent.change(slider('Sales in a month'), { target: { value: '0' } })
  expect(screen.queryByText('Link copied')).toBeNull()
})

test('without access to the clipboard the link is still in the address', async () => {
  const user = userEvent.setup()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/The link is in the address bar/)).toBeVisible()
  expect(window.location.search).toContain('turnover=80000')
})

test('one channel needs no shares', () => {
  show(examples.one)
  expect(screen.queryByRole('group', { name: 'How your sales come in' })).toBeNull()
})
