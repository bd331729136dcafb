import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, space, type, underBars } from '../theme'
import { Button, Icon } from '../ui'
import { CallLink } from './call-link'
import type { LeadKind } from '../../shared/leads/options'

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(20px, 4vw, 32px);
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
  scroll-margin-top: calc(${underBars} + 24px);

  /* The mark above it stays clear of the bars when it takes the focus. */
  > h3 {
    ${type.card}
    scroll-margin-top: calc(${underBars} + 120px);
  }
  > h3:focus {
    outline: 0;
    box-shadow: none;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  /* Before the code is here the address alone says that it went well. */
  &:not(:target, [data-shown]) {
    display: none;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`

const NEXT = {
  sales:
    'A person from sales calls you within 24 hours, 8am to 5pm on weekdays. What comes in on a weekend is answered on Monday.',
  rental:
    'A person from sales answers you within 24 hours, 8am to 5pm on weekdays, with what it costs and how the machines reach you.',
} as const satisfies Record<LeadKind, string>

type SentProps = {
  id: string
  kind: LeadKind
  phone: string | undefined
  /** Known to be sent, by more than its styles: it takes the focus. */
  isShown: boolean
  /** Asks for the form again. */
  onAnother: () => void
}

/** Says that a lead was sent and what happens next, in the place of its form. */
export const Sent = ({ id, kind, phone, isShown, onAnother }: SentProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) title.current?.focus()
  }, [isShown])
  return (
    <Card id={id} data-sent="" data-shown={isShown ? '' : undefined} style={bandStyle('mint-green')}>
      <Icon name="check" size={36} />
      <h3 ref={title} tabIndex={-1}>
        We have your details
      </h3>
      <p>{NEXT[kind]}</p>
      <div>
        {phone ? <CallLink phone={phone} /> : null}
        <Button variant="secondary" onClick={onAnother}>
          Send another request
        </Button>
      </div>
    </Card>
  )
}
