import styled from 'styled-components'
import type { Countdown } from '../platform/countdown'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
type Unit = (typeof UNITS)[number]

const SHORT: Record<Unit, string> = { days: 'd', hours: 'h', minutes: 'min', seconds: 's' }

const NOTHING: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: false }

/** `days` for several, `day` for one. */
const longName = (unit: Unit, count: number) => (count === 1 ? unit.slice(0, -1) : unit)

/** The date as text and the figures in one place: scripts show the figures, and the hidden one keeps its space. */
export const Clock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > [data-hidden] {
    visibility: hidden;
  }
`

type CountdownFiguresProps = {
  /** Undefined before the countdown runs; the figures then only reserve their space. */
  left: Countdown | undefined
  /** The end as text: the only part that screen readers announce. */
  until: string
  /** `long` writes `04 days`, `short` writes `04 d`. */
  unit: 'long' | 'short'
  className?: string
}

/** The figures of a countdown, each of two digits with a unit. They are not announced every second. */
export const CountdownFigures = ({ left = NOTHING, until, unit, className }: CountdownFiguresProps) => (
  <div className={className} role="timer" aria-live="off" aria-label={`Time left until ${until}`}>
    {UNITS.map((name) => (
      <span key={name}>
        <strong>{String(left[name]).padStart(2, '0')}</strong>{' '}
        <span>{unit === 'short' ? SHORT[name] : longName(name, left[name])}</span>
      </span>
    ))}
  </div>
)
