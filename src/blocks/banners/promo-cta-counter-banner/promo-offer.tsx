import { useWasOver } from '../../../catalogue'
import { formatMoment } from '../../../platform/sast-date'
import type { Countdown } from '../../../platform/countdown'
import { useCountdown } from '../../../platform/use-countdown'
import type { Bloks } from '../../../content'
import { CtaRow } from '../../shared/cta-row'
import {
  Clock,
  Counting,
  Ended,
  InWords,
  Room,
  Running,
  Units,
  Until,
} from './promo-cta-counter-banner.styles'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const NOTHING: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: false }

/** `days` of several, `day` of one. */
const unitName = (unit: (typeof UNITS)[number], count: number) => (count === 1 ? unit.slice(0, -1) : unit)

const Figures = ({ left }: { left: Countdown }) => (
  <Units>
    {UNITS.map((unit) => (
      <span key={unit}>
        <strong>{String(left[unit]).padStart(2, '0')}</strong> {unitName(unit, left[unit])}
      </span>
    ))}
  </Units>
)

type PromoOfferProps = {
  blok: Pick<Bloks.PromoCtaCounterBanner, 'timer_label' | 'ended_text' | 'cta'>
  /** Milliseconds since 1970. */
  end: number
}

/**
 * What is left of a promotion: when it ends in words, from the first second of the script on in figures, and its button; in
 * their place, once it is over, that it is. Of one that was over before the page was built its HTML says nothing else.
 */
export const PromoOffer = ({ blok, end }: PromoOfferProps) => {
  const left = useCountdown(end)
  const wasOver = useWasOver(end)
  const isOver = wasOver || (left?.isOver ?? false)
  const ended = <Ended role="status">{isOver ? blok.ended_text || 'This offer is over.' : ''}</Ended>
  if (wasOver) return <Room>{ended}</Room>
  const moment = new Date(end).toISOString()
  const words = formatMoment(moment)
  return (
    <Room>
      <Running data-over={isOver ? '' : undefined}>
        <Clock>
          <InWords data-hidden={left ? '' : undefined}>
            Until <time dateTime={moment}>{words}</time>
          </InWords>
          <Counting data-hidden={left ? undefined : ''}>
            <p aria-hidden="true">{blok.timer_label || 'Ends in'}</p>
            <div role="timer" aria-live="off" aria-label={`Time left until ${words}`}>
              <Figures left={left ?? NOTHING} />
            </div>
            <Until>Until {words}</Until>
          </Counting>
        </Clock>
        <CtaRow ctas={blok.cta} stack />
      </Running>
      {ended}
    </Room>
  )
}
