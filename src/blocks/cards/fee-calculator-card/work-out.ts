import { monthWords, type Percentage } from '../../../catalogue/rules'
import { vatContained } from '../../../../shared/vat'
import { monthFee } from '../../shared/figures/month-fee'
import type { Calculator } from './map-calculator'
import type { Month } from './month'

/** An amount without and with VAT, in whole cents. */
export type Both = { excl: number; incl: number }

type ChannelRow = {
  name: string
  label: string
  /** Percent of the turnover, and what that is in cents. */
  share: number
  cents: number
  /** How many sales of the average. */
  sales: number
  percent: Percentage
  /** For which months this percentage is: `From R100,000`; empty where it is for any. */
  step: string
  fee: Both
}

type PriceRow = { code: string; title: string; price: Both }

export type WorkedOut = {
  channels: ChannelRow[]
  prices: PriceRow[]
  sales: number
  /** All fees and prices together. */
  total: Both
  /** What is left of the turnover after them. */
  left: Both
  /** The total for each sale; without any sales, nothing. */
  perSale: Both | undefined
}

const each = (of: (form: keyof Both) => number): Both => ({ excl: of('excl'), incl: of('incl') })

const inCents = (rand: number): number => Math.round(rand * 100)

/** A price holds its VAT, as every price of the catalogue does. */
const priceRow = ({ code, title, rand }: Calculator['prices'][number], vatPercent: number): PriceRow => {
  const incl = inCents(rand)
  return { code, title, price: { excl: incl - vatContained(incl, vatPercent), incl } }
}

const channelRow = (
  { name, label, ladder }: Calculator['channels'][number],
  { turnover, sale }: Month,
  share: number,
  vatPercent: number,
): ChannelRow[] => {
  // Whole rand times whole percent are whole cents.
  const cents = turnover * share
  const month = monthFee(ladder, cents / 100, vatPercent)
  if (!month) return []
  return [
    {
      name,
      label,
      share,
      cents,
      sales: Math.round(cents / (sale * 100)),
      percent: month.percent,
      step: ladder.length > 1 ? monthWords(ladder, month.step) : '',
      fee: each((form) => inCents(month.fee[form])),
    },
  ]
}

/**
 * Every figure of a month, in cents. Rounded once: the fee of a channel, and of a price what it is without VAT, are whole
 * cents; all else is sums of these, but for the last row, which is a share of one.
 */
export const workOut = (
  { channels, prices }: Pick<Calculator, 'channels' | 'prices'>,
  month: Month,
  vatPercent: number,
): WorkedOut => {
  const channelRows = channels.flatMap((channel, at) =>
    channelRow(channel, month, month.mix.shares[at] ?? 0, vatPercent),
  )
  const priceRows = prices.map((price) => priceRow(price, vatPercent))
  const costs = [...channelRows.map(({ fee }) => fee), ...priceRows.map(({ price }) => price)]
  const total = each((form) => costs.reduce((sum, cost) => sum + cost[form], 0))
  const sales = channelRows.reduce((sum, row) => sum + row.sales, 0)
  return {
    channels: channelRows,
    prices: priceRows,
    sales,
    total,
    left: each((form) => month.turnover * 100 - total[form]),
    perSale: sales > 0 ? each((form) => Math.round(total[form] / sales)) : undefined,
  }
}
