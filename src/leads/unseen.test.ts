import { expect, test } from 'vitest'
import { fieldsAtSubmit, servedFields } from './unseen'

const CAPTCHA = { script: '/captcha/api.js', siteKey: 'site', keyName: 'name' }
const CRM = { url: '/servlet', orgId: '00D000000000001', captcha: CAPTCHA }
const RETURN = 'https://shop.example/za/rent/?form_success=true'
const settings = (ts: string) => JSON.stringify({ keyname: 'name', fallback: 'true', orgId: CRM.orgId, ts })

test('what the server writes is what a form without scripts sends', () => {
  expect(servedFields({ kind: 'rental', crm: CRM, retURL: RETURN })).toEqual({
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

test('a CRM without a captcha is told nothing of one but that none was answered', () => {
  const fields = servedFields({ kind: 'sales', crm: { ...CRM, captcha: undefined }, retURL: RETURN })
  expect(fields).toMatchObject({ captcha: 'false' })
  expect(fields).not.toHaveProperty('captcha_settings')
})

test('when it is sent, campaign, consent and captcha are as they are then', () => {
  const now = Date.parse('2026-11-27T08:00:00.000Z')
  const campaign = { utm_source: 'mail' }
  expect(fieldsAtSubmit({ crm: CRM, campaign, retURL: RETURN, isAnswered: true, now })).toEqual({
    utm_source: 'mail',
    consent_at: '2026-11-27T08:00:00.000Z',
    retURL: RETURN,
    captcha: 'true',
    captcha_settings: settings(String(now)),
  })
})
