import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { timeNow } from '../platform/clock'
import { useInBrowser } from '../platform/use-in-browser'
import { bandStyle, radius, space, type, underBars } from '../theme'
import { Button, ButtonLink, Icon } from '../ui'
import { telOf } from '../../shared/contact-details'
import type { LeadKind } from '../../shared/leads/fields'
import type { Lead } from '../../shared/leads/rules'
import { mailOf } from '../../shared/leads/words'
import { callBackDay } from '../../shared/working-time'

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(20px, 4vw, 32px);
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
  scroll-margin-block: 104px 120px;

  > h3 {
    ${type.card}
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`
const SentCard = styled(Card)`
  scroll-margin-block: calc(${underBars} + 24px) 0;

  /* The icon above the heading stays clear of the bars when the heading takes the focus. */
  > h3 {
    scroll-margin-top: calc(${underBars} + 120px);
  }
  > h3:focus {
    outline: 0;
    box-shadow: none;
  }
  /* Until the code is loaded, only the address says that the lead was sent. */
  &:not(:target, [data-shown]) {
    display: none;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`

const CallLink = ({ phone }: { phone: string }) => (
  <ButtonLink variant="secondary" href={telOf(phone)}>
    {`Call ${phone}`}
  </ButtonLink>
)

const THEN = {
  sales: '',
  rental: ' They say what it costs and how the machines reach you.',
} as const satisfies Record<LeadKind, string>

/** When a person calls back (spec 1), with the day once the browser knows it: a Friday night is Monday. */
export const CallBack = ({ kind }: { kind: LeadKind }) => {
  const day = useInBrowser(() => `: ${callBackDay(new Date(timeNow()))}`, '')
  return <p>{`A person from sales calls you within 24 hours, 8am to 5pm on weekdays${day}.${THEN[kind]}`}</p>
}

type SentProps = {
  id: string
  kind: LeadKind
  phone: string | undefined
  /** The code knows that the lead was sent, so the heading takes the focus. */
  isShown: boolean
  /** Shows the form again. */
  onAnother: () => void
}

/** Takes the place of a sent form and says what happens next. */
export const Sent = ({ id, kind, phone, isShown, onAnother }: SentProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) title.current?.focus()
  }, [isShown])
  return (
    <SentCard id={id} data-sent="" data-shown={isShown ? '' : undefined} style={bandStyle('mint-green')}>
      <Icon name="check" size={36} />
      <h3 ref={title} tabIndex={-1}>
        We have your details
      </h3>
      <CallBack kind={kind} />
      <div>
        {phone ? <CallLink phone={phone} /> : null}
        <Button variant="secondary" onClick={onAnother}>
          Send another request
        </Button>
      </div>
    </SentCard>
  )
}

type NotSentProps = { kind: LeadKind; lead: Lead; phone: string | undefined }

/** The mailbox for leads by email. It is in the footer's story, and every page holds it with the marks of its dialogs. */
const mailbox = () => document.querySelector<HTMLElement>('[data-sales-email]')?.dataset.salesEmail

/** The alternatives when the shop did not take a lead: the answers as an email of the visitor's own, or a phone call. */
export const NotSent = ({ kind, lead, phone }: NotSentProps) => {
  const address = mailbox()
  if (!address && !phone) return null
  return (
    <Card style={bandStyle('mint-green')}>
      <h3>{address ? 'Or send it by email' : 'Or call us'}</h3>
      {address ? (
        <p>
          Your answers are written into an email to our sales people. Open it, read it over and send it. It is
          not sent until you do.
        </p>
      ) : null}
      <div>
        {address ? <ButtonLink href={mailOf(address, kind, lead)}>Open the email</ButtonLink> : null}
        {phone ? <CallLink phone={phone} /> : null}
      </div>
    </Card>
  )
}
