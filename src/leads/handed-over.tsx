import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, space, type } from '../theme'
import { ButtonLink } from '../ui'
import { CallLink } from './call-link'
import { mailOf } from './hand-over'
import type { LeadKind } from './options'
import type { Lead } from './schema'

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
  > h3:focus {
    outline: 0;
    box-shadow: none;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`

type HandedOverProps = { kind: LeadKind; lead: Lead; phone: string | undefined }

/** The last step of a lead that its writer sends: what was typed as a message of their own, or the phone. It takes the focus. */
export const HandedOver = ({ kind, lead, phone }: HandedOverProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card style={bandStyle('mint-green')}>
      <h3 ref={title} tabIndex={-1}>
        One step left: send it
      </h3>
      <p>
        Your answers are written into an email to our sales people. Open it, read it over and send it. It is
        not sent until you do.
      </p>
      <div>
        <ButtonLink href={mailOf(kind, lead)}>Open the email</ButtonLink>
        {phone ? <CallLink phone={phone} /> : null}
      </div>
    </Card>
  )
}
