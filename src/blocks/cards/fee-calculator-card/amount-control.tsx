import { useId, useState } from 'react'
import { RangeSlider } from '../../../ui'
import { stopFor } from '../../shared/figures/month-fee'
import { readAmount, withCommas, type Limits } from './month'
import { Box, Control, Line } from './fee-calculator-card.styles'

type AmountControlProps = {
  label: string
  /** A whole number of rand or percent. */
  value: number
  unit: 'R' | '%'
  limits: Limits
  /** The stops of the slider; the field takes any whole number within the limits. */
  stops: readonly number[]
  /** The value of the slider as text, for screen readers. */
  valueText: string
  onChange: (value: number) => void
}

/** An amount that can be typed or set by a slider. Typed numbers take effect at once; leaving the field corrects its text. */
export const AmountControl = ({
  label,
  value,
  unit,
  limits,
  stops,
  valueText,
  onChange,
}: AmountControlProps) => {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const type = (text: string) => {
    setDraft(text)
    const typed = readAmount(text, limits)
    if (typed !== undefined) onChange(typed)
  }
  const leave = () => setDraft(undefined)
  return (
    <Control>
      <Line>
        <label id={`${id}label`} htmlFor={id}>
          {label}
        </label>
        <Box data-unit={unit}>
          {unit === 'R' ? <span aria-hidden="true">R</span> : null}
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={draft ?? withCommas(value)}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={({ key }) => (key === 'Enter' ? leave() : undefined)}
          />
          {unit === '%' ? <span aria-hidden="true">%</span> : null}
        </Box>
      </Line>
      <RangeSlider
        at={stopFor(stops, value)}
        most={stops.length - 1}
        onMove={(at) => onChange(stops[at] ?? value)}
        aria-labelledby={`${id}label`}
        aria-valuetext={valueText}
      />
    </Control>
  )
}
