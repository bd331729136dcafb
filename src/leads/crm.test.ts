import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actionOf, captchaSettings, readCrm } from './crm'

const CRM = { url: 'https://crm.example/servlet', orgId: '00D000000000001', captcha: undefined }
const CAPTCHA = { script: '/captcha/api.js', siteKey: 'site', keyName: 'name' }

beforeEach(() => {
  for (const name of ['CRM_URL', 'CRM_ORG_ID', 'CAPTCHA_SCRIPT', 'CAPTCHA_SITE_KEY', 'CAPTCHA_KEY_NAME'])
    vi.stubEnv(`GATSBY_${name}`, '')
})
afterEach(() => vi.unstubAllEnvs())

test('without an address there is none', () => {
  vi.stubEnv('GATSBY_CAPTCHA_SCRIPT', CAPTCHA.script)
  expect(readCrm()).toBeUndefined()
})

test('it may ask for a captcha, or for none', () => {
  vi.stubEnv('GATSBY_CRM_URL', CRM.url)
  vi.stubEnv('GATSBY_CRM_ORG_ID', CRM.orgId)
  expect(readCrm()).toEqual(CRM)
  vi.stubEnv('GATSBY_CAPTCHA_SCRIPT', CAPTCHA.script)
  vi.stubEnv('GATSBY_CAPTCHA_SITE_KEY', CAPTCHA.siteKey)
  vi.stubEnv('GATSBY_CAPTCHA_KEY_NAME', CAPTCHA.keyName)
  expect(readCrm()).toEqual({ ...CRM, captcha: CAPTCHA })
})

test('a form is posted to the organisation’s address', () => {
  expect(actionOf({ ...CRM, orgId: '00D&x' })).toBe(
    'https://crm.example/servlet?encoding=UTF-8&orgId=00D%26x',
  )
})

test('the captcha is described as the CRM reads it, all of it texts', () => {
  expect(captchaSettings(CRM, 7)).toBeUndefined()
  expect(JSON.parse(captchaSettings({ ...CRM, captcha: CAPTCHA }, 1_795_000_000_000) ?? '')).toEqual({
    keyname: 'name',
    fallback: 'true',
    orgId: CRM.orgId,
    ts: '1795000000000',
  })
})
