import { NO_CAMPAIGN } from '../platform/campaign'
import { LEAD_WORDING } from '../../shared/consent-wordings'
import type { LeadKind } from '../../shared/leads/fields'
import { captchaKeyName, captchaScript, captchaSiteKey, crmOrgId, crmUrl } from '../platform/build-settings'

/** The captcha that the CRM requires. */
export type Captcha = {
  /** Address of the widget's script, without a query. */
  script: string
  /** Identifies the site to the captcha; public. */
  siteKey: string
  /** The name under which the CRM stores the key. */
  keyName: string
}

/** The CRM that leads are posted to. */
export type Crm = {
  /** Address of web-to-lead, without a query. */
  url: string
  /** Identifies the organisation to the CRM; public. */
  orgId: string
  /** Undefined when the CRM requires none. */
  captcha: Captcha | undefined
}

const readCaptcha = (): Captcha | undefined => {
  const script = captchaScript()
  return script ? { script, siteKey: captchaSiteKey(), keyName: captchaKeyName() } : undefined
}

/** The CRM that the site was built for; undefined when there is none, so the shop stores leads. */
export const readCrm = (): Crm | undefined => {
  const url = crmUrl()
  return url ? { url, orgId: crmOrgId(), captcha: readCaptcha() } : undefined
}

/** The address that a form is posted to (spec 7). */
export const actionOf = ({ url, orgId }: Crm): string =>
  `${url}?encoding=UTF-8&orgId=${encodeURIComponent(orgId)}`

/**
 * The captcha's settings, which the CRM reads beside its token; undefined when it requires no captcha.
 * @param time milliseconds since 1970
 */
export const captchaSettings = ({ orgId, captcha }: Crm, time: number): string | undefined =>
  captcha && JSON.stringify({ keyname: captcha.keyName, fallback: 'true', orgId, ts: String(time) })

/** Hidden fields that are the same for every lead (spec 3, "Sales lead form"). */
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

/**
 * The hidden fields as the server writes them, and as a form without scripts sends them: with no campaign, no time and no answered
 * captcha.
 * @param retURL the address to which the CRM sends the browser afterwards
 */
export const servedFields = (kind: LeadKind, crm: Crm | undefined, retURL: string): Texts => ({
  ...FIXED_FIELDS,
  form: kind,
  ...NO_CAMPAIGN,
  consent_version: LEAD_WORDING,
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

/** The hidden fields whose values are known only when the form is sent. */
export const fieldsAtSubmit = ({ crm, campaign, retURL, isAnswered, now }: AtSubmit): Texts => ({
  ...campaign,
  consent_at: new Date(now).toISOString(),
  retURL,
  ...captchaFields(crm, isAnswered, now),
})

const holdsText = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type)

/**
 * Writes texts into the form's fields of these names, bypassing React, because the browser sends what is in the page. Checkboxes and
 * radio buttons stay as they are.
 */
export const writeFields = (form: HTMLFormElement, texts: Texts): void =>
  Object.entries(texts).forEach(([name, text]) => {
    const field = form.elements.namedItem(name)
    if (holdsText(field)) field.value = text
  })

/** Makes the browser post a form, which leaves the page. */
export const postLead = (form: HTMLFormElement, texts: Texts): void => {
  writeFields(form, texts)
  form.submit()
}

/** Resolves when the visitor goes back to this page and the browser shows it as it was left. */
export const returnToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', onShow)
      resolve()
    }
    window.addEventListener('pageshow', onShow)
  })
