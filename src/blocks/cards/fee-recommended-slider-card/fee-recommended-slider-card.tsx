import { useId, useState, type CSSProperties } from 'react'
import {
  feeLadder,
  FeeTable,
  feeOn,
  stepAt,
  useFeeType,
  useVatPercent,
  withVat,
  type FeeStep,
  type FeeTypeEntry,
} from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { formatRandWhole } from '../../../platform/money'
import { bandStyle, isDark, paletteColour } from '../../../theme'
import { Card, Cost, Forms, Slider, Turnover } from './fee-recommended-slider-card.styles'
import { stopFor, turnoverStops } from './turnover-stops'

const START = 80_000

type FeeProps = { fee: FeeTypeEntry; ladder: readonly FeeStep[]; label: string; start: number }

const Fee = ({ fee, ladder, label, start }: FeeProps) => {
  const id = useId()
  const vatPercent = useVatPercent()
  const stops = turnoverStops(ladder)
  const [at, setAt] = useState(() => stopFor(stops, start))
  const turnover = stops[at] ?? start
  const step = stepAt(ladder, turnover)
  if (!step) return null
  const { excl, incl } = withVat(step.percent, vatPercent)
  const cost = feeOn(step.percent, vatPercent, turnover)
  const filled = { '--filled': `${(at / (stops.length - 1)) * 100}%` } as CSSProperties
  return (
    <>
      <div>
        <Turnover>
          <label htmlFor={id}>{label}</label>
          <output htmlFor={id}>{formatRandWhole(turnover)}</output>
        </Turnover>
        <Slider
          id={id}
          type="range"
          min={0}
          max={stops.length - 1}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
          aria-valuetext={`${formatRandWhole(turnover)} a month: ${excl} excl. VAT, ${incl} incl. VAT`}
          style={filled}
        />
      </div>
      <Forms role="list">
        <li>
          <strong>{excl}</strong>
          <span>{[fee.priceTerm, 'excl. VAT'].filter(Boolean).join(', ')}</span>
        </li>
        <li>
          <strong>{incl}</strong>
          <span>{[fee.priceTerm, 'incl. VAT'].filter(Boolean).join(', ')}</span>
        </li>
      </Forms>
      <Cost>
        On {formatRandWhole(turnover)} that is {formatRandWhole(cost.excl)} excl. VAT,{' '}
        {formatRandWhole(cost.incl)} incl. VAT.
      </Cost>
      {ladder.length > 1 ? <FeeTable ladder={ladder} current={step} /> : null}
    </>
  )
}

/** A slider over the turnover of a month, the fee that goes with it without and with VAT, and the whole ladder. */
const FeeRecommendedSliderCard = ({ blok }: BlockProps<Bloks.FeeRecommendedSliderCard>) => {
  const fee = useFeeType(blok.fee_type)
  const ladder = fee ? feeLadder(fee) : []
  const colour = paletteColour(blok.background, 'coal')
  return fee && ladder.length > 0 ? (
    <Card data-dark={isDark(colour) ? '' : undefined} style={bandStyle(colour)}>
      <Fee
        fee={fee}
        ladder={ladder}
        label={blok.label || 'Card sales in a month'}
        start={Number(blok.start) || START}
      />
    </Card>
  ) : null
}

export default FeeRecommendedSliderCard
