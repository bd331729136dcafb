import styled from 'styled-components'
import { useId, useState, type CSSProperties } from 'react'
import { formatRandWhole } from '../../../../shared/money'
import {
  feeLadder,
  FeeTable,
  useFeeType,
  useVatPercent,
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
import { monthFee, stopFor, turnoverStops, USUAL_TURNOVER } from '../../shared/figures/month-fee'
import { RangeSlider } from '../../../ui'

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.m};
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
/** Both forms of the fee look the same: equal prominence (VAT Act, section 65). */
const Forms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${space.s};

  li {
    container-type: inline-size;
    display: grid;
    align-content: start;
    gap: 4px;
    padding: clamp(14px, 1.6vw, 24px);
    border-radius: 16px;
    background: var(--well);
  }
  /* Always one line: the more characters, the smaller. */
  strong {
    font: 800 1rem/1 var(--headline);
    font-size: clamp(1.125rem, 100cqi / (var(--characters) * 0.62), 3rem);
    ${figures}
  }
  span {
    ${type.note}
    color: var(--quiet);
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

/** A slider for the monthly turnover, its fee without and with VAT, and the table of all steps. */
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
