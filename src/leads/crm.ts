/** The captcha that the CRM asks for. */
export type Captcha = {
  /** Address of the widget's script, without a query. */
  script: string
  /** Names the site to the captcha; public. */
  siteKey: string
  /** The name under which the CRM keeps the key. */
  keyName: string
}

/** Where leads are posted to. */
export type Crm = {
  /** Address of web-to-lead, without a query. */
  url: string
  /** Names the organisation to the CRM; public. */
  orgId: string
  /** Undefined asks for none. */
  captcha: Captcha | undefined
}

const readCaptcha = (): Captcha | undefined => {
  const script = process.env.GATSBY_CAPTCHA_SCRIPT
  if (!script) return undefined
  return {
    script,
    siteKey: process.env.GATSBY_CAPTCHA_SITE_KEY ?? '',
    keyName: process.env.GATSBY_CAPTCHA_KEY_NAME ?? '',
  }
}

/** The CRM that the site was built for; undefined where there is none, and the shop keeps leads. */
export const readCrm = (): Crm | undefined => {
  const url = process.env.GATSBY_CRM_URL
  return url ? { url, orgId: process.env.GATSBY_CRM_ORG_ID ?? '', captcha: readCaptcha() } : undefined
}

/** Where a form is posted to (spec 7). */
export const actionOf = ({ url, orgId }: Crm): string =>
  `${url}?encoding=UTF-8&orgId=${encodeURIComponent(orgId)}`

/**
 * What the CRM reads of the captcha beside its token; undefined where it asks for none.
 * @param time milliseconds since 1970
 */
export const captchaSettings = ({ orgId, captcha }: Crm, time: number): string | undefined =>
  captcha && JSON.stringify({ keyname: captcha.keyName, fallback: 'true', orgId, ts: String(time) })
