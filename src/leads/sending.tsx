import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SubmitButton } from '../forms'
import { Icon, Note, Notice, PhoneLink } from '../ui'
import { CaptchaField } from './captcha'
import { CONSENT } from '../../shared/leads/consent'
import type { Crm } from './crm'
import type { FormValues } from './fields'
import { HandedOver } from './handed-over'
import type { LeadKind } from '../../shared/leads/options'
import type { Lead } from './schema'

/** Without script and CRM there is nothing that could send it; the number beside the form is there. */
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

/** How long a form may be on its way before something is said. */
const PATIENCE_MS = 10_000

/** Says that sending takes its time, once it does. */
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
  /** A lead that the shop did not take: its writer may send it by mail. */
  handedOver: Lead | undefined
  /** Somebody has begun to fill in the form. */
  isBegun: boolean
}

/** The foot of a lead form: captcha, button, what becomes of it, and what one agrees to. */
export const Sending = ({ crm, kind, submitText, phone, handedOver, isBegun }: SendingProps) => {
  const { isSubmitting } = useFormikContext<FormValues>()
  return (
    <Foot data-needs-script={crm ? undefined : ''}>
      {crm ? null : <NoScript>This form needs JavaScript. Switch it on, or call us.</NoScript>}
      {crm?.captcha ? <CaptchaField crm={crm} captcha={crm.captcha} isWanted={isBegun} /> : null}
      <SubmitButton wide>{submitText}</SubmitButton>
      {handedOver ? <HandedOver kind={kind} lead={handedOver} phone={phone} /> : null}
      {isSubmitting ? <SlowNote phone={phone} /> : null}
      <Note>
        <span>{CONSENT}</span> <a href="/za/terms/privacy/">How we look after it</a>
      </Note>
    </Foot>
  )
}
