import { NO_CAMPAIGN } from '../platform/campaign'
import { CONSENT_VERSION } from '../../shared/leads/consent'
import { captchaSettings, type Crm } from './crm'
import type { LeadKind } from '../../shared/leads/options'

/** What a lead says of itself besides its answers (spec 3, "Sales lead form"), by the names under which it is sent. */
const FIXED_FIELDS = {
  company: '[not provided]',
  lead_source: 'website_callback',
  Origin: 'website_callback',
  temp_source: 'yoco_com_sales_form',
  call_outcome: 'New call request',
} as const

type Texts = Readonly<Record<string, string>>

const captchaFields = (crm: Crm | undefined, isAnswered: boolean, time: number): Texts => {
  const settings = crm && captchaSettings(crm, time)
  return { captcha: String(isAnswered), ...(settings && { captcha_settings: settings }) }
}

type Served = {
  kind: LeadKind
  crm: Crm | undefined
  /** Address to which the CRM sends the browser afterwards. */
  retURL: string
}

/**
 * The hidden fields as the server writes them, which is how they are sent without scripts: of no campaign, at no time, the
 * captcha not answered.
 */
export const servedFields = ({ kind, crm, retURL }: Served): Texts => ({
  ...FIXED_FIELDS,
  form: kind,
  ...NO_CAMPAIGN,
  consent_version: CONSENT_VERSION,
  consent_at: '',
  oid: crm?.orgId ?? '',
  retURL,
  ...captchaFields(crm, false, 0),
})

type AtSubmit = {
  crm: Crm
  campaign: Texts
  retURL: string
  /** Whether the captcha was completed. */
  isAnswered: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Those of them that are known only once the form is sent. */
export const fieldsAtSubmit = ({ crm, campaign, retURL, isAnswered, now }: AtSubmit): Texts => ({
  ...campaign,
  consent_at: new Date(now).toISOString(),
  retURL,
  ...captchaFields(crm, isAnswered, now),
})
