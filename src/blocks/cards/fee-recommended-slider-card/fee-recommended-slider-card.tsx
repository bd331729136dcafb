import { useId, useState, type CSSProperties } from 'react'
import {
  feeLadder,
  FeeTable,
  useFeeType,
  useVatPercent,
  type FeeStep,
  type FeeTypeEntry,
} from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { bandStyle, isDark, paletteColour } from '../../../theme'
import { monthFee } from '../../shared/month-fee'
import { RangeSlider } from '../../shared/range-slider'
import { stopFor, turnoverStops, USUAL_TURNOVER } from '../../shared/turnover-stops'
import { wellStyle } from '../../shared/well'
import { Card, Cost, Forms, Turnover } from './fee-recommended-slider-card.styles'

type FeeProps = { fee: FeeTypeEntry; ladder: readonly FeeStep[]; label: string; start: number }

const Fee = ({ fee, ladder, label, start }: FeeProps) => {
  const id = useId()
  const vatPercent = useVatPercent()
  const stops = turnoverStops(ladder)
  const [at, setAt] = useState(() => stopFor(stops, start))
  const turnover = stops[at] ?? start
  const month = monthFee(ladder, turnover, vatPercent)
  if (!month) return null
  const { step, percent, fee: cost } = month
  return (
    <>
      <div>
        <Turnover>
          <label htmlFor={id}>{label}</label>
          <output htmlFor={id}>{formatRandWhole(turnover)}</output>
        </Turnover>
        <RangeSlider
          id={id}
          at={at}
          most={stops.length - 1}
          onMove={setAt}
          aria-valuetext={`${formatRandWhole(turnover)} a month: ${percent.excl} excl. VAT, ${percent.incl} incl. VAT`}
        />
      </div>
      <Forms role="list" style={{ '--characters': percent.incl.length } as CSSProperties}>
        <li>
          <strong>{percent.excl}</strong>
          <span>{[fee.priceTerm, 'excl. VAT'].filter(Boolean).join(', ')}</span>
        </li>
        <li>
          <strong>{percent.incl}</strong>
          <span>{[fee.priceTerm, 'incl. VAT'].filter(Boolean).join(', ')}</span>
        </li>
      </Forms>
      <Cost>{`On ${formatRandWhole(turnover)} that is ${formatRandWhole(cost.excl)} excl. VAT, ${formatRandWhole(cost.incl)} incl. VAT.`}</Cost>
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
    <Card data-dark={isDark(colour) ? '' : undefined} style={{ ...bandStyle(colour), ...wellStyle(colour) }}>
      <Fee
        fee={fee}
        ladder={ladder}
        label={blok.label || 'Card sales in a month'}
        start={Number(blok.start) || USUAL_TURNOVER}
      />
    </Card>
  ) : null
}

export default FeeRecommendedSliderCard
