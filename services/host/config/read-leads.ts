import { ConfigError, type Environment, readText, readUrl, requireSafe, requireTogether } from './environment'

/** What a form asks so that programs do not send it. */
interface CaptchaConfig {
  /** The widget's script without a query: an address, or a path of the site where it is embedded. */
  scriptUrl: string
  /** Names the site to the captcha; public. */
  siteKey: string
  /** The name under which the CRM keeps the key. */
  keyName: string
}

/** Where the forms for a call-back are sent. */
export interface LeadsConfig {
  embedded: boolean
  /** Web-to-lead without a query: an address, or a path of the site where it is embedded. */
  crmUrl: string
  /** Names the organisation to the CRM; public. */
  orgId: string
  /** Undefined asks for none. */
  captcha: CaptchaConfig | undefined
}

const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js'

/** The CRM and captcha of the demo, at this site's own addresses. */
const EMBEDDED: LeadsConfig = {
  embedded: true,
  crmUrl: '/servlet/servlet.WebToLead',
  orgId: '00D000000000DEM',
  captcha: { scriptUrl: '/captcha/api.js', siteKey: 'demo-site-key', keyName: 'demo_captcha' },
}

/**
 * The CRM of the CRM variables, with the captcha of the CAPTCHA variables, or without one where those are unset. The embedded
 * ones exist only beside the sandbox. Undefined without either: the shop keeps the forms that are sent.
 */
export function readLeads(env: Environment, { sandbox }: { sandbox: boolean }): LeadsConfig | undefined {
  requireTogether(env, ['CRM_URL', 'CRM_ORG_ID'])
  const crmUrl = readPlainUrl(env, 'CRM_URL')
  const orgId = readOrgId(env)
  const captcha = readCaptcha(env)
  if (crmUrl && orgId) return { embedded: false, crmUrl, orgId, captcha }
  if (captcha) throw new ConfigError('CRM_URL', 'must be set when CAPTCHA_SITE_KEY is')
  return sandbox ? EMBEDDED : undefined
}

function readCaptcha(env: Environment): CaptchaConfig | undefined {
  requireTogether(env, ['CAPTCHA_SITE_KEY', 'CAPTCHA_KEY_NAME'])
  const siteKey = readText(env, 'CAPTCHA_SITE_KEY')
  const keyName = readText(env, 'CAPTCHA_KEY_NAME')
  const scriptUrl = readPlainUrl(env, 'CAPTCHA_SCRIPT_URL')
  if (siteKey && keyName) return { scriptUrl: scriptUrl ?? CAPTCHA_SCRIPT, siteKey, keyName }
  if (scriptUrl) throw new ConfigError('CAPTCHA_SITE_KEY', 'must be set when CAPTCHA_SCRIPT_URL is')
  return undefined
}

/** An address that takes a query of the site's, over a line that nobody reads or changes. */
function readPlainUrl(env: Environment, name: string): string | undefined {
  const url = readUrl(env, name)
  if (url === undefined) return undefined
  requireSafe(name, url)
  if (/[?#]/.test(url)) throw new ConfigError(name, 'must be an address without a query')
  return url
}

/** Salesforce writes ids with 15 characters, or with 18. */
function readOrgId(env: Environment): string | undefined {
  const id = readText(env, 'CRM_ORG_ID')
  if (id === undefined || /^00D[a-z\d]{12}([a-z\d]{3})?$/i.test(id)) return id
  throw new ConfigError('CRM_ORG_ID', 'must be the id of the organisation: 00D and 12 or 15 more characters')
}
