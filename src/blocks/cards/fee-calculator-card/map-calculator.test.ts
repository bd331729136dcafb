import { expect, test } from 'vitest'
import type { PriceItemEntry } from '../../../catalogue/rules'
import { CASE_FEES } from '../../testing/fee-cases'
import { mapCalculator } from './map-calculator'

const FEES = Object.values(CASE_FEES)
const price = (code: string, fields: Partial<PriceItemEntry> = {}): PriceItemEntry => ({
  code,
  title: code,
  priceType: 'price',
  price: '199.00',
  priceTerm: 'a month',
  ...fields,
})
const channel = (label: string, fee_type = 'card', share?: string) => ({
  component: 'calculator_channel' as const,
  _uid: label,
  label,
  fee_type,
  share,
})

test('channels have names of their own for the address', () => {
  const channels = ['Café', 'Sale', 'café!', '…'].map((label) => channel(label))
  const { channels: mapped } = mapCalculator({ channels }, { feeTypes: FEES, priceItems: [] })
  expect(mapped.map(({ name }) => name)).toEqual(['cafe', 'sale-2', 'cafe-2', 'channel'])
})

test('a channel without a known fee is left out, and the others share what it had', () => {
  const channels = [
    channel('Card', 'card', '60'),
    channel('Cash', 'cash', '20'),
    channel('Online', 'online', '20'),
  ]
  const { channels: mapped, example } = mapCalculator({ channels }, { feeTypes: FEES, priceItems: [] })
  expect(mapped.map(({ label }) => label)).toEqual(['Card', 'Online'])
  expect(example.mix.shares).toEqual([75, 25])
})

test.each([
  [undefined, undefined, 80_000, 250],
  ['', '', 80_000, 250],
  ['120000', '95.50', 120_000, 96],
  ['soon', '-4', 80_000, 250],
])('turnover %o and sale %o begin at R%s and R%s', (turnover, average_sale, rand, sale) => {
  const { example } = mapCalculator(
    { channels: [], turnover, average_sale },
    { feeTypes: [], priceItems: [] },
  )
  expect(example).toMatchObject({ turnover: rand, sale })
})

test.each([
  ['an amount of every month', {}, [{ code: 'app', title: 'app', rand: 199 }]],
  ['one of nothing', { price: '0.00', priceTerm: 'every month' }, [{ code: 'app', title: 'app', rand: 0 }]],
  ['an amount that is paid once', { priceTerm: 'once-off' }, []],
  ['an amount without a term, which is paid once', { priceTerm: undefined }, []],
  ['a percentage', { priceType: 'percentage' as const, price: '1' }, []],
  ['words', { priceType: 'custom' as const, price: 'Included' }, []],
])('of prices, %s counts only if it is a cost of the month', (_, fields, expected) => {
  const { prices } = mapCalculator(
    { channels: [], price_items: 'app, unknown' },
    { feeTypes: [], priceItems: [price('app', fields), price('other')] },
  )
  expect(prices).toEqual(expected)
})
