import { useEffect, useRef } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Button, ButtonLink, Icon, Lead, Section, SectionTitle, VisuallyHidden, PhoneLink } from '../../../ui'
import { bookingAt } from './booking-address'
import { CalendarSketch } from './calendar-sketch'
import { Closed, Head, Layout, Progress, Stage, Ways } from './scheduling-widget.styles'
import { useFrameState } from './use-frame-state'

type CalendarProps = { href: string; title: string; buttonText: string; isPale: boolean }

const away = { target: '_blank', rel: 'noopener' }

/** The calendar in its frame, once it is asked for; its link for when it does not come. */
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

/** A calendar to choose the time of a call in; the same by link, and by phone. */
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
