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

const work = (turnover: number, shares: number[], prices = [price(199)], sale = 250) =>
  workOut({ channels: [CARD, ONLINE], prices }, { turnover, sale, mix: { shares } }, 15)

test.each(FEE_CASES)('one channel of $turnover by $fee costs $excl, $incl with VAT', (month) => {
  const channels = [month.fee === 'card' ? CARD : ONLINE]
  const { total } = workOut(
    { channels, prices: [] },
    { turnover: month.turnover, sale: 250, mix: { shares: [100] } },
    15,
  )
  expect(formatRand(total.excl / 100)).toBe(month.excl)
  expect(formatRand(total.incl / 100)).toBe(month.incl)
})

test('a month calculated by hand, from the shares to the remaining amount', () => {
  // 80% of 80,000 = 64,000; 20% = 16,000
  // 64,000 / 250 = 256 sales; 16,000 / 250 = 64
  // 640.00 × 2.7 = 1,728.00; with VAT + 172.80 + 86.40 = 1,987.20
  // 160.00 × 2.95 = 472.00; with VAT + 47.20 + 23.60 = 542.80
  // VAT in 199.00 is 199 × 15 / 115 = 25.9565…, so 25.96; without VAT 173.04
  expect(work(80_000, [80, 20])).toEqual({
    channels: [
      {
        name: 'card',
        label: 'Card',
        share: 80,
        cents: 64_000_00,
        sales: 256,
        percent: { excl: '2.7%', incl: '3.105%' },
        step: 'Up to R100,000',
        fee: { excl: 1_728_00, incl: 1_987_20 },
      },
      {
        name: 'online',
        label: 'Online',
        share: 20,
        cents: 16_000_00,
        sales: 64,
        percent: { excl: '2.95%', incl: '3.3925%' },
        step: 'Up to R100,000',
        fee: { excl: 472_00, incl: 542_80 },
      },
    ],
    prices: [{ code: '199', title: 'Pro', price: { excl: 173_04, incl: 199_00 } }],
    sales: 320,
    total: { excl: 2_373_04, incl: 2_729_00 },
    left: { excl: 77_626_96, incl: 77_271_00 },
    perSale: { excl: 7_42, incl: 8_53 },
  })
})

test('the fee step of a channel depends on the channel’s turnover, not on the whole turnover', () => {
  // 95% of 200,000 = 190,000, from 100,000 on 2.65%; 5% = 10,000, up to 100,000 2.95%
  const [card, online] = work(200_000, [95, 5]).channels
  expect(card).toMatchObject({ step: 'From R100,000', percent: { excl: '2.65%' } })
  expect(online).toMatchObject({ step: 'Up to R100,000', percent: { excl: '2.95%' } })
})

test('prices may exceed the turnover, and an average sale the month’s sales', () => {
  // 1 × 2.7% = 0.027, so 0.03; with VAT 0.03105, so 0.03; 0.03 + 173.04 = 173.07
  expect(work(1, [100, 0], [price(199)], 1_000)).toMatchObject({
    total: { excl: 173_07, incl: 199_03 },
    left: { excl: -172_07, incl: -198_03 },
    sales: 0,
    perSale: undefined,
  })
})

test('for any input, the rows add up to the totals, and the total and the remaining amount to the turnover', () => {
  const share = fc.nat({ max: 100 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.tuple(share, share),
      fc.array(fc.nat({ max: 1_000_00 })),
      (turnover, weights, cents) => {
        const { channels, prices, total, left } = work(
          turnover,
          toHundred(weights),
          cents.map((one) => price(one / 100)),
        )
        for (const form of ['excl', 'incl'] as const) {
          const rows = [...channels.map(({ fee }) => fee[form]), ...prices.map((row) => row.price[form])]
          expect(rows.every(Number.isSafeInteger)).toBe(true)
          expect(rows.reduce((sum, row) => sum + row, 0)).toBe(total[form])
          expect(total[form] + left[form]).toBe(turnover * 100)
        }
        expect(channels.reduce((sum, row) => sum + row.cents, 0)).toBe(turnover * 100)
        expect(total.incl).toBeGreaterThanOrEqual(total.excl)
      },
    ),
  )
})
