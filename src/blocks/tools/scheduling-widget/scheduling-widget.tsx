import styled from 'styled-components'
import { useEffect, useRef } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Button, ButtonLink, Icon, Lead, Section, SectionTitle, VisuallyHidden, PhoneLink } from '../../../ui'
import { Closed, Head, Layout, Progress, Stage, Ways } from './scheduling-widget.styles'
import { useFrameState } from './use-frame-state'
import { bookingUrl } from '../../../platform/build-settings'

const Sketch = styled.svg`
  [data-day] {
    fill: var(--line);
  }
  [data-day='free'] {
    fill: var(--tint);
  }
  [data-day='taken'] {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  [data-day='yours'] {
    fill: var(--ink);
  }
  path {
    fill: none;
    stroke: var(--on-ink);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/** Five weeks of five days; each letter is a day: free, taken, or the chosen one. */
const WEEKS = ['ttfft', 'fftff', 'tfyff', 'fffft', 'tffft']

const KINDS: Readonly<Record<string, string>> = { f: 'free', t: 'taken', y: 'yours' }

const [CELL, GAP] = [52, 14]
const STEP = CELL + GAP

/** A drawing of a month with its free days, shown behind the button. */
const CalendarSketch = () => (
  <Sketch viewBox={`0 0 ${STEP * 5 - GAP} ${STEP * 5 - GAP}`} aria-hidden="true">
    {WEEKS.flatMap((days, week) =>
      [...days].map((day, at) => (
        <rect
          key={`${week}${at}`}
          data-day={KINDS[day]}
          x={at * STEP + 1}
          y={week * STEP + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="16"
        />
      )),
    )}
    <path d={`m${STEP * 2 + 16} ${STEP * 2 + 27} 7 7 13-14`} />
  </Sketch>
)

/** A base address for reading paths; no site has it. */
const NOWHERE = 'https://own.invalid'

const readUrl = (written: string): URL | undefined => {
  try {
    return new URL(written, NOWHERE)
  } catch {
    return undefined
  }
}

type Booking =
  /** The calendar opens in the page. */
  | { kind: 'frame'; href: string }
  /** The calendar opens by a link, because pages may not frame its origin. */
  | { kind: 'link'; href: string }

/**
 * How the calendar at an editor's address opens; undefined for an address that visitors must not follow. A path belongs to the
 * sandbox, and is undefined without it.
 */
export const bookingAt = (address: string): Booking | undefined => {
  const written = readUrl(address.trim())
  if (!written) return undefined
  const { origin, protocol, pathname, search, href } = written
  if (origin === NOWHERE) {
    const isSandbox = bookingUrl().startsWith('/') && pathname.startsWith(bookingUrl())
    return isSandbox ? { kind: 'frame', href: pathname + search } : undefined
  }
  if (protocol !== 'https:') return undefined
  return { kind: origin === bookingUrl() ? 'frame' : 'link', href }
}

type CalendarProps = { href: string; title: string; buttonText: string; isPale: boolean }

const away = { target: '_blank', rel: 'noopener' }

/** The calendar in its frame once it is requested, and a link in case it does not load. */
const Calendar = ({ href, title, buttonText, isPale }: CalendarProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, isLoaded, open, noteLoaded } = useFrameState(frame, href)
  const isOpen = state !== 'closed'
  const isLate = state === 'slow' || state === 'refused'
  useEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <Stage data-stage="" data-uses="booking" style={bandStyle('white')} data-pale={isPale ? '' : undefined}>
      {isOpen ? (
        <iframe ref={frame} title={title} src={href} onLoad={noteLoaded} />
      ) : (
        <Closed>
          <CalendarSketch />
          <Button onClick={open}>{buttonText}</Button>
        </Closed>
      )}
      <Progress role="status" data-late={isLate ? '' : undefined}>
        {state === 'loading' && !isLoaded ? <span>The calendar is on its way …</span> : null}
        {isLate ? (
          <>
            <p>
              {state === 'slow' ? 'Does the calendar not open here?' : 'The calendar does not open here.'}
            </p>
            <ButtonLink href={href} {...away}>
              Open it in a new tab
            </ButtonLink>
          </>
        ) : null}
        {state === 'ready' ? <VisuallyHidden>The calendar is here.</VisuallyHidden> : null}
        {state === 'scheduled' ? <VisuallyHidden>Your time is booked.</VisuallyHidden> : null}
      </Progress>
    </Stage>
  )
}

/** A calendar for choosing the time of a call; alternatively a link and a phone number. */
const SchedulingWidget = ({ blok }: BlockProps<Bloks.SchedulingWidget>) => {
  const { title, text, phone } = blok
  const background = paletteColour(blok.background, 'light-green')
  const booking = bookingAt(blok.address)
  const buttonText = blok.button_text || 'Choose a time'
  const titleId = `title-${blok._uid}`
  return (
    <Section background={background} rhythm={blok.rhythm || 'normal'} id={blok.anchor} labelledBy={titleId}>
      <Layout>
        <Head>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          {text ? <Lead>{text}</Lead> : null}
          {booking?.kind === 'link' ? (
            <ButtonLink href={booking.href} {...away}>
              {buttonText}
            </ButtonLink>
          ) : null}
        </Head>
        {booking?.kind === 'frame' ? (
          <Calendar
            href={booking.href}
            title={title}
            buttonText={buttonText}
            isPale={background === 'white'}
          />
        ) : null}
        {booking?.kind === 'frame' || phone ? (
          <Ways role="list">
            {booking?.kind === 'frame' ? (
              <li>
                <Icon name="arrow-right" />
                <a href={booking.href} {...away}>
                  Open the calendar in a new tab
                </a>
              </li>
            ) : null}
            {phone ? (
              <li>
                <Icon name="phone" />
                <span>
                  Rather call? <PhoneLink phone={phone} />
                </span>
              </li>
            ) : null}
          </Ways>
        ) : null}
      </Layout>
    </Section>
  )
}

export default SchedulingWidget
