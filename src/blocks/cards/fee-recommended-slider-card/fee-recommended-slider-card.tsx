import styled from 'styled-components'
import { useId, useState } from 'react'
import { formatRandWhole } from '../../../../shared/money'
import {
  feeLadder,
  useFeeType,
  useVatForm,
  useVatPercent,
  VAT_WORDS,
  VatSwitch,
  type FeeStep,
  type FeeTypeEntry,
} from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import {
  figures,
  PALETTE,
  radius,
  space,
  type,
  bandStyle,
  isDark,
  paletteColour,
  wellStyle,
} from '../../../theme'
import { FeeFold } from '../../shared/figures/fee-fold'
import { monthFee, stopFor, turnoverStops, USUAL_TURNOVER } from '../../shared/figures/month-fee'
import { RangeSlider } from '../../../ui'

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: clamp(20px, 2.8vw, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  &[data-dark] {
    --knob: ${PALETTE.yellow};
  }
`
const Turnover = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px ${space.s};
  ${type.label}

  output {
    font: 800 1.375rem/1.2 var(--headline);
    ${figures}
  }
`
const Percent = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  ${type.note}
  color: var(--quiet);

  strong {
    font: 800 clamp(2.5rem, 1.8rem + 3vw, 4rem)/1 var(--headline);
    ${figures}
    color: var(--ink);
  }
`
const Cost = styled.p`
  ${type.note}
  ${figures}
  color: var(--quiet);
`

type FeeProps = { fee: FeeTypeEntry; ladder: readonly FeeStep[]; label: string; start: number }

const Fee = ({ fee, ladder, label, start }: FeeProps) => {
  const id = useId()
  const vatPercent = useVatPercent()
  const form = useVatForm()
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
          aria-valuetext={`${formatRandWhole(turnover)} a month: ${percent[form]} ${VAT_WORDS[form]}`}
        />
      </div>
      <div>
        <Percent>
          <strong>{percent[form]}</strong>
          <span>{[fee.priceTerm, VAT_WORDS[form]].filter(Boolean).join(', ')}</span>
        </Percent>
        <Cost>{`On ${formatRandWhole(turnover)} that is ${formatRandWhole(cost[form])}.`}</Cost>
      </div>
      <div>
        <FeeFold ladder={ladder} current={step} />
        <VatSwitch />
      </div>
    </>
  )
}

/** A slider for the monthly turnover, its fee, and the table of all steps. */
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
