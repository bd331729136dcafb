import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actionOf, readCrm, fieldsAtSubmit, servedFields } from './crm'

const CRM = { url: 'https://crm.example/servlet', orgId: '00D000000000001', captcha: undefined }
const CAPTCHA = { script: '/captcha/api.js', siteKey: 'site', keyName: 'name' }
const WITH_CAPTCHA = { ...CRM, captcha: CAPTCHA }
const RETURN = 'https://shop.example/za/rent/?form_success=true'
const settings = (ts: string) => JSON.stringify({ keyname: 'name', fallback: 'true', orgId: CRM.orgId, ts })

beforeEach(() => {
  for (const name of ['CRM_URL', 'CRM_ORG_ID', 'CAPTCHA_SCRIPT', 'CAPTCHA_SITE_KEY', 'CAPTCHA_KEY_NAME'])
    vi.stubEnv(`GATSBY_${name}`, '')
})
afterEach(() => vi.unstubAllEnvs())

test('without an address there is no CRM', () => {
  vi.stubEnv('GATSBY_CAPTCHA_SCRIPT', CAPTCHA.script)
  expect(readCrm()).toBeUndefined()
})

test('a CRM can require a captcha', () => {
  vi.stubEnv('GATSBY_CRM_URL', CRM.url)
  vi.stubEnv('GATSBY_CRM_ORG_ID', CRM.orgId)
  expect(readCrm()).toEqual(CRM)
  vi.stubEnv('GATSBY_CAPTCHA_SCRIPT', CAPTCHA.script)
  vi.stubEnv('GATSBY_CAPTCHA_SITE_KEY', CAPTCHA.siteKey)
  vi.stubEnv('GATSBY_CAPTCHA_KEY_NAME', CAPTCHA.keyName)
  expect(readCrm()).toEqual({ ...CRM, captcha: CAPTCHA })
})

test('a form is posted to the address with the organisation’s id', () => {
  expect(actionOf({ ...CRM, orgId: '00D&x' })).toBe(
    'https://crm.example/servlet?encoding=UTF-8&orgId=00D%26x',
  )
})

test('the server renders the hidden fields that a form without scripts sends', () => {
  expect(servedFields('rental', WITH_CAPTCHA, RETURN)).toEqual({
    company: '[not provided]',
    lead_source: 'website_callback',
    Origin: 'website_callback',
    temp_source: 'yoco_com_sales_form',
    call_outcome: 'New call request',
    form: 'rental',
    utm_source: '',
    utm_medium: '',
    utm_term: '',
    utm_campaign: '',
    utm_content: '',
    consent_version: '2026-11-26',
    consent_at: '',
    oid: CRM.orgId,
    retURL: RETURN,
    captcha: 'false',
    captcha_settings: settings('0'),
  })
})

test('a CRM without a captcha gets no settings of one', () => {
  const fields = servedFields('sales', CRM, RETURN)
  expect(fields).toMatchObject({ captcha: 'false' })
  expect(fields).not.toHaveProperty('captcha_settings')
})

test('sending the form fills its hidden fields with campaign, time of consent and captcha', () => {
  const now = Date.parse('2026-11-27T08:00:00.000Z')
  const campaign = { utm_source: 'mail' }
  expect(fieldsAtSubmit({ crm: WITH_CAPTCHA, campaign, retURL: RETURN, isAnswered: true, now })).toEqual({
    utm_source: 'mail',
    consent_at: '2026-11-27T08:00:00.000Z',
    retURL: RETURN,
    captcha: 'true',
    captcha_settings: settings(String(now)),
  })
})
