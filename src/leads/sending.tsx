import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SubmitButton } from '../forms'
import { Icon, Note, Notice, PhoneLink } from '../ui'
import { CaptchaField } from './captcha'
import type { Crm } from './crm'
import { NotSent } from './sent'
import { LEAD_WORDING, LEAD_WORDINGS } from '../../shared/consent-wordings'
import type { LeadKind } from '../../shared/leads/fields'
import type { Lead } from '../../shared/leads/rules'

/** Without scripts and without a CRM the form cannot be sent, so it has no button then. The phone number stands beside it. */
const Foot = styled.div`
  display: grid;
  gap: 12px;

  @media (scripting: none) {
    &[data-needs-script] > button {
      display: none;
    }
  }
`
const NoScript = styled(Note)`
  display: none;
  font-weight: 600;

  @media (scripting: none) {
    display: block;
  }
`

/** How long sending may take before a note appears. */
const PATIENCE_MS = 10_000

/** Appears when sending takes long. */
const SlowNote = ({ phone }: { phone: string | undefined }) => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <Notice tone="warning" icon={<Icon name="clock" />}>
      This takes longer than usual. Nothing you typed is lost.
      {phone ? (
        <span>
          {' '}
          You can also call <PhoneLink phone={phone} />.
        </span>
      ) : null}
    </Notice>
  )
}

type SendingProps = {
  crm: Crm | undefined
  kind: LeadKind
  submitText: string
  phone: string | undefined
  /** A lead that the shop did not take, which the visitor may send by email. */
  notSent: Lead | undefined
  /** The visitor has begun to fill in the form. */
  hasBegun: boolean
}

/** The foot of a lead form: captcha, button, notes on the sending, and the wording that the visitor agrees to. */
export const Sending = ({ crm, kind, submitText, phone, notSent, hasBegun }: SendingProps) => {
  const { isSubmitting } = useFormikContext()
  return (
    <Foot data-needs-script={crm ? undefined : ''}>
      {crm ? null : <NoScript>This form needs JavaScript. Switch it on, or call us.</NoScript>}
      {crm?.captcha ? <CaptchaField crm={crm} captcha={crm.captcha} isWanted={hasBegun} /> : null}
      <SubmitButton wide>{submitText}</SubmitButton>
      {notSent ? <NotSent kind={kind} lead={notSent} phone={phone} /> : null}
      {isSubmitting ? <SlowNote phone={phone} /> : null}
      <Note>
        <span>{LEAD_WORDINGS[LEAD_WORDING]}</span> <a href="/za/terms/privacy/">How we look after it</a>
      </Note>
    </Foot>
  )
}
