import { useCountdown } from '../../../platform/countdown'
import styled from 'styled-components'
import { formatMoment } from '../../../../shared/sast-date'
import { useWasOver, promotionTime } from '../../../catalogue'
import { type Bloks, Picture, type BlockProps } from '../../../content'
import { below, figures, from, radius, space, type } from '../../../theme'
import { CountdownFigures, Clock, Lead, Section, SectionTitle } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { CtaRow } from '../../shared/text/cta-row'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} clamp(32px, 5vw, 80px);

  ${from.md} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      align-items: center;
    }
  }
`

const PictureArea = styled.div`
  display: grid;
  justify-items: center;

  > img {
    width: min(100%, 420px);
    aspect-ratio: 1;
    object-fit: contain;
  }
  ${below.md} {
    > img {
      width: min(72%, 320px);
      margin-block: -4%;
    }
  }
`

/* The countdown and the text that replaces it share one reserved space, so that the page does not move at the end. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(24px, 3vw, 40px);

  > * {
    grid-area: 1 / 1;
  }
  > [data-over] {
    visibility: hidden;
  }
`

const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};

  > * {
    min-width: 0;
  }
  ${below.sm} {
    > * {
      flex: 1 1 100%;
    }
  }
`

const InWords = styled.p`
  ${type.card}
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem);
  text-wrap: balance;

  > time {
    display: block;
  }
`

const Counting = styled.div`
  display: grid;
  gap: ${space.xs};

  > p {
    ${type.label}
  }
`

/* Every figure has a fixed width, so that nothing beside it moves. */
const Units = styled(CountdownFigures)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: clamp(6px, 0.8vw, 12px);
  max-width: 560px;

  ${from.sm} {
    grid-template-columns: repeat(4, clamp(84px, 7.6vw, 112px));
  }
  > span {
    display: grid;
    justify-items: center;
    padding: clamp(10px, 1vw, 16px) 2px;
    border-radius: ${radius.control};
    background: var(--ink);
    color: var(--on-ink);
    font: 600 0.8125rem/1.2 var(--text);
  }
  strong {
    font: 800 clamp(1.625rem, 1.2rem + 1.9vw, 3.25rem) / 1.1 var(--headline);
    ${figures}
  }
`

const Until = styled.small`
  ${type.note}
  color: var(--quiet);
`

const Ended = styled.p`
  align-self: start;
  max-width: 24em;
  ${type.card}
`

type PromoOfferProps = {
  blok: Pick<Bloks.PromoCtaCounterBanner, 'timer_label' | 'ended_text' | 'cta'>
  /** Milliseconds since 1970. */
  end: number
}

/**
 * The remaining time of a promotion and its button: the end date as text, then a countdown once hydrated. After the end a sentence
 * replaces both; the HTML of a page that was built after the end contains only that sentence.
 */
const PromoOffer = ({ blok, end }: PromoOfferProps) => {
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

const Text = styled(Lead)`
  margin-top: ${space.s};
  white-space: pre-line;
`

/** A promotion, its offer, and a countdown to its end. Without a valid date there is no countdown. */
const PromoCtaCounterBanner = ({ blok }: BlockProps<Bloks.PromoCtaCounterBanner>) => {
  const titleId = `title-${blok._uid}`
  const end = promotionTime(blok.timer_target_date, 'end')
  const isPictured = Boolean(blok.image?.filename)
  return (
    <Section {...sectionProps(blok, 'orange')} labelledBy={titleId}>
      <Layout data-pictured={isPictured ? '' : undefined}>
        <div>
          <SectionTitle id={titleId}>{blok.title}</SectionTitle>
          {blok.text ? <Text>{blok.text}</Text> : null}
          {Number.isNaN(end) ? <CtaRow ctas={blok.cta} /> : <PromoOffer blok={blok} end={end} />}
        </div>
        {isPictured ? (
          <PictureArea>
            <Picture asset={blok.image} sizes="(min-width: 900px) 420px, 320px" />
          </PictureArea>
        ) : null}
      </Layout>
    </Section>
  )
}

export default PromoCtaCounterBanner
