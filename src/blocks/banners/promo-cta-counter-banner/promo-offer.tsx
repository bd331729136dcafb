import { useWasOver } from '../../../catalogue'
import { formatMoment } from '../../../../shared/sast-date'
import { useCountdown } from '../../../platform/countdown'
import type { Bloks } from '../../../content'
import { Clock } from '../../../ui'
import { CtaRow } from '../../shared/cta-row'
import { Counting, Ended, InWords, Room, Running, Units, Until } from './promo-cta-counter-banner.styles'

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
            <Units left={left} until={words} unit="long" />
            <Until>{`Until ${words}`}</Until>
          </Counting>
        </Clock>
        <CtaRow ctas={blok.cta} stack />
      </Running>
      {ended}
    </Room>
  )
}
