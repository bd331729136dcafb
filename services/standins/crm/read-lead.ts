/** The fields of a form, each as it was sent; a list where one came more than once. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/** The organisation whose leads are taken. */
export interface Organisation {
  orgId: string
  /** The name under which the CRM keeps the captcha's key. */
  keyName: string
}

type Reading =
  /** `token` is the captcha's; undefined where none came and the form does not need one. */
  { kind: 'ok'; fields: FormFields; token: string | undefined } | { kind: 'refused'; reason: string }

const MOST_FIELDS = 100
/** A longer value is cut to so many characters. */
const LONGEST_VALUE = 2_000

const TOKEN = 'g-recaptcha-response'
const REQUIRED = ['last_name', 'company']
/** The lengths of Salesforce's own fields. */
const LONGEST: Readonly<Record<string, number>> = {
  first_name: 40,
  last_name: 80,
  email: 80,
  phone: 40,
  company: 255,
}

/** The fields of a parsed body; none where it is not a form. */
export function fieldsOf(body: unknown): FormFields {
  if (typeof body !== 'object' || body === null) return {}
  const isField = (entry: [string, unknown]): entry is [string, string | string[]] =>
    typeof entry[1] === 'string' || Array.isArray(entry[1])
  return Object.fromEntries(Object.entries(body).filter(isField))
}

/** Reads a form as web-to-lead does: the lead without the captcha's token, or why it is refused. */
export function readLead(form: FormFields, organisation: Organisation): Reading {
  const reason = refusalOf(form, organisation)
  if (reason) return { kind: 'refused', reason }
  const settings = readSettings(form, organisation)
  if (settings.kind === 'refused') return settings
  const { [TOKEN]: sent, ...fields } = form
  const token = firstOf(sent).trim() || undefined
  if (!token && !settings.mayFallBack) return { kind: 'refused', reason: 'captcha_missing' }
  return { kind: 'ok', fields: cutValues(fields), token }
}

function refusalOf(form: FormFields, { orgId }: Organisation): string | undefined {
  if (Object.values(form).flat().length > MOST_FIELDS) return 'too_many_fields'
  if (firstOf(form['oid']) !== orgId) return 'wrong_organisation'
  const missing = REQUIRED.find((name) => firstOf(form[name]).trim() === '')
  if (missing) return `${missing}_missing`
  const [tooLong] = Object.entries(LONGEST).find(([name, most]) => firstOf(form[name]).length > most) ?? []
  return tooLong && `${tooLong}_too_long`
}

type Settings = { kind: 'ok'; mayFallBack: boolean } | { kind: 'refused'; reason: string }

/** Web-to-lead checks a captcha as `captcha_settings` says, which is JSON of texts. */
function readSettings(form: FormFields, { orgId, keyName }: Organisation): Settings {
  const settings = parseTexts(firstOf(form['captcha_settings']))
  if (!settings || !/^\d+$/.test(settings['ts'] ?? ''))
    return { kind: 'refused', reason: 'captcha_settings_broken' }
  if (settings['keyname'] !== keyName) return { kind: 'refused', reason: 'captcha_settings_wrong_key' }
  if (settings['orgId'] !== orgId) return { kind: 'refused', reason: 'captcha_settings_wrong_organisation' }
  return { kind: 'ok', mayFallBack: settings['fallback'] === 'true' }
}

/** An object of texts in JSON; undefined for anything else. */
function parseTexts(json: string): Readonly<Record<string, string>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    const isTexts =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((entry) => typeof entry === 'string')
    return isTexts ? (value as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

const cutValues = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.slice(0, LONGEST_VALUE)
        : value.map((one) => one.slice(0, LONGEST_VALUE)),
    ]),
  )

/** Where a field came more than once, the first counts. */
const firstOf = (value: FormFields[string] = ''): string =>
  typeof value === 'string' ? value : (value[0] ?? '')

/** The domain of the email address: all that is stored of a refused lead's sender. */
export const emailDomainOf = (form: FormFields): string | undefined =>
  /@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(firstOf(form['email']).trim().slice(-80))?.[1]?.toLowerCase()

/**
 * The address to which the CRM sends somebody afterwards, if it is a page of the site: with any other address the CRM could be
 * abused as a redirect to any page. Unlike the real CRM this one takes a path too, since it answers on the site's own origin.
 */
export function returnAddress(form: FormFields, siteUrl: string): string | undefined {
  const address = firstOf(form['retURL'])
  if (address === '' || !URL.canParse(address, siteUrl)) return undefined
  const { protocol, origin, href } = new URL(address, siteUrl)
  return ['http:', 'https:'].includes(protocol) && origin === new URL(siteUrl).origin ? href : undefined
}
