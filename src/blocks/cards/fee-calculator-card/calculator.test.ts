import { feeLadder } from '../../../catalogue'
import { examplePriceItem } from '../../../catalogue/testing'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatRand } from '../../../../shared/money'
import { CASE_FEES, FEE_CASES } from '../../testing/fee-cases'
import { mapCalculator, workOut } from './calculator'
import { toHundred } from './month'

const FEES = Object.values(CASE_FEES)
const channel = (label: string, fee_type = 'card', share?: string) => ({
  component: 'calculator_channel' as const,
  _uid: label,
  label,
  fee_type,
  share,
})

test('each channel has a unique name in the address', () => {
  const channels = ['Café', 'Sale', 'café!', '…'].map((label) => channel(label))
  const { channels: mapped } = mapCalculator({ channels }, { feeTypes: FEES, priceItems: [] })
  expect(mapped.map(({ name }) => name)).toEqual(['cafe', 'sale-2', 'cafe-2', 'channel'])
})

test('a channel without a known fee is left out, and the others share its turnover', () => {
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
])('turnover %o and sale %o start at R%s and R%s', (turnover, average_sale, rand, sale) => {
  const { example } = mapCalculator(
    { channels: [], turnover, average_sale },
    { feeTypes: [], priceItems: [] },
  )
  expect(example).toMatchObject({ turnover: rand, sale })
})

test.each([
  ['a monthly amount', {}, [{ code: 'app', title: 'app', rand: 199 }]],
  ['a zero amount', { price: '0.00', priceTerm: 'every month' }, [{ code: 'app', title: 'app', rand: 0 }]],
  ['a one-off amount', { priceTerm: 'once-off' }, []],
  ['an amount without a term, which is one-off', { priceTerm: undefined }, []],
  ['a percentage', { priceType: 'percentage' as const, price: '1' }, []],
  ['a text', { priceType: 'custom' as const, price: 'Included' }, []],
])('counts a price only if it is a monthly cost: %s', (_, fields, expected) => {
  const { prices } = mapCalculator(
    { channels: [], price_items: 'app, unknown' },
    {
      feeTypes: [],
      priceItems: [
        examplePriceItem({ code: 'app', title: 'app', ...fields }),
        examplePriceItem({ code: 'other' }),
      ],
    },
  )
  expect(prices).toEqual(expected)
})

const CARD = { name: 'card', label: 'Card', ladder: feeLadder(CASE_FEES.card) }
const ONLINE = { name: 'online', label: 'Online', ladder: feeLadder(CASE_FEES.online) }
const price = (rand: number) => ({ code: `${rand}`, title: 'Pro', rand })

const work = (turnover: number, shares: number[], prices = [price(199)], sale = 250) => {
  const month = { turnover, sale, mix: { shares } }
  const [excl, incl] = (['excl', 'incl'] as const).map((form) =>
    workOut({ channels: [CARD, ONLINE], prices }, month, 15, form),
  )
  if (!excl || !incl) throw new Error('There are two forms.')
  return { excl, incl }
}

test.each(FEE_CASES)(
  'one channel of $turnover by $fee costs $excl, $incl with VAT',
  ({ turnover, ...month }) => {
    const { excl, incl } = work(turnover, month.fee === 'card' ? [100, 0] : [0, 100], [])
    expect([excl, incl].map(({ total }) => formatRand(total / 100))).toEqual([month.excl, month.incl])
  },
)

test('a month calculated by hand, from the shares to the remaining amount', () => {
  // 80% of 80,000 = 64,000; 20% = 16,000
  // 64,000 / 250 = 256 sales; 16,000 / 250 = 64
  // 640.00 × 2.7 = 1,728.00; with VAT + 172.80 + 86.40 = 1,987.20
  // 160.00 × 2.95 = 472.00; with VAT + 47.20 + 23.60 = 542.80
  // VAT in 199.00 is 199 × 15 / 115 = 25.9565…, so 25.96; without VAT 173.04
  const card = {
    name: 'card',
    label: 'Card',
    share: 80,
    cents: 64_000_00,
    sales: 256,
    step: 'Up to R100,000',
  }
  const online = { ...card, name: 'online', label: 'Online', share: 20, cents: 16_000_00, sales: 64 }
  const { excl, incl } = work(80_000, [80, 20])
  expect(incl).toEqual({
    channels: [
      { ...card, percent: '3.105%', fee: 1_987_20 },
      { ...online, percent: '3.3925%', fee: 542_80 },
    ],
    prices: [{ code: '199', title: 'Pro', price: 199_00 }],
    sales: 320,
    total: 2_729_00,
    left: 77_271_00,
    perSale: 8_53,
  })
  expect(excl).toEqual({
    channels: [
      { ...card, percent: '2.7%', fee: 1_728_00 },
      { ...online, percent: '2.95%', fee: 472_00 },
    ],
    prices: [{ code: '199', title: 'Pro', price: 173_04 }],
    sales: 320,
    total: 2_373_04,
    left: 77_626_96,
    perSale: 7_42,
  })
})

test('the fee step of a channel depends on the channel’s turnover, not on the whole turnover', () => {
  // 95% of 200,000 = 190,000, from 100,000 on 2.65%; 5% = 10,000, up to 100,000 2.95%
  const [card, online] = work(200_000, [95, 5]).excl.channels
  expect(card).toMatchObject({ step: 'From R100,000', percent: '2.65%' })
  expect(online).toMatchObject({ step: 'Up to R100,000', percent: '2.95%' })
})

test('prices may exceed the turnover, and an average sale the month’s sales', () => {
  // 1 × 2.7% = 0.027, so 0.03; with VAT 0.03105, so 0.03; 0.03 + 173.04 = 173.07
  const { excl, incl } = work(1, [100, 0], [price(199)], 1_000)
  expect(excl).toMatchObject({ total: 173_07, left: -172_07, sales: 0, perSale: undefined })
  expect(incl).toMatchObject({ total: 199_03, left: -198_03, sales: 0, perSale: undefined })
})

test('for any input, the rows add up to the totals, and the total and the remaining amount to the turnover', () => {
  const share = fc.nat({ max: 100 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.tuple(share, share),
      fc.array(fc.nat({ max: 1_000_00 })),
      (turnover, weights, cents) => {
        const { excl, incl } = work(
          turnover,
          toHundred(weights),
          cents.map((one) => price(one / 100)),
        )
        for (const { channels, prices, total, left } of [excl, incl]) {
          const rows = [...channels.map(({ fee }) => fee), ...prices.map((row) => row.price)]
          expect(rows.every(Number.isSafeInteger)).toBe(true)
          expect(rows.reduce((sum, row) => sum + row, 0)).toBe(total)
          expect(total + left).toBe(turnover * 100)
          expect(channels.reduce((sum, row) => sum + row.cents, 0)).toBe(turnover * 100)
        }
        expect(incl.total).toBeGreaterThanOrEqual(excl.total)
      },
    ),
  )
})
