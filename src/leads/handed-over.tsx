import styled from 'styled-components'
import { bandStyle, radius, space, type } from '../theme'
import { ButtonLink } from '../ui'
import { CallLink } from './call-link'
import { mailOf } from './hand-over'
import type { LeadKind } from '../../shared/leads/options'
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
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`

type HandedOverProps = { kind: LeadKind; lead: Lead; phone: string | undefined }

/** Who reads leads that come by mail: the address in the footer's story, which every page holds with the marks of its dialogs. */
const mailbox = () => document.querySelector<HTMLElement>('[data-sales-email]')?.dataset.salesEmail

/** Other ways for a lead that the shop did not take: what was typed as a message of its writer's own, or the phone. */
export const HandedOver = ({ kind, lead, phone }: HandedOverProps) => {
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
