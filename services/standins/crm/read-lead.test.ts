import { describe, expect, test } from 'vitest'
import { emailDomainOf, fieldsOf, readLead, returnAddress } from './read-lead'

const ORGANISATION = { orgId: '00D000000000DEM', keyName: 'demo_captcha' }
const SETTINGS = { keyname: 'demo_captcha', fallback: 'true', orgId: '00D000000000DEM', ts: '1790000000000' }
const FORM = {
  oid: '00D000000000DEM',
  last_name: 'Nkosi',
  company: '[not provided]',
  captcha_settings: JSON.stringify(SETTINGS),
  'g-recaptcha-response': 'token',
}
const settings = (change: object) => ({ captcha_settings: JSON.stringify({ ...SETTINGS, ...change }) })

test('a lead is taken as it was sent, without the token of its captcha', () => {
  const { 'g-recaptcha-response': token, ...fields } = { ...FORM, products: ['Khumo', 'Link'] }
  expect(readLead({ ...fields, 'g-recaptcha-response': token }, ORGANISATION)).toEqual({
    kind: 'ok',
    fields,
    token: 'token',
  })
})

test.each([
  ['another organisation', { oid: '00D000000000XYZ' }, 'wrong_organisation'],
  ['no last name', { last_name: ' ' }, 'last_name_missing'],
  ['no company', { company: '' }, 'company_missing'],
  ['settings that are no JSON', { captcha_settings: '{keyname' }, 'captcha_settings_broken'],
  ['settings that are null', { captcha_settings: 'null' }, 'captcha_settings_broken'],
  ['settings with a number for a text', settings({ ts: 1790000000000 }), 'captcha_settings_broken'],
  ['settings without a time', settings({ ts: undefined }), 'captcha_settings_broken'],
  ['settings of another key', settings({ keyname: 'other' }), 'captcha_settings_wrong_key'],
  [
    'settings of another organisation',
    settings({ orgId: '00D000000000XYZ' }),
    'captcha_settings_wrong_organisation',
  ],
  [
    'no token where the form does not do without',
    { ...settings({ fallback: 'false' }), 'g-recaptcha-response': '' },
    'captcha_missing',
  ],
  ['more than a hundred fields', { products: Array.from({ length: 100 }, () => 'a') }, 'too_many_fields'],
])('%s is refused', (_case, change, reason) => {
  expect(readLead({ ...FORM, ...change }, ORGANISATION)).toEqual({ kind: 'refused', reason })
})

test.each([
  ['first_name', 40],
  ['last_name', 80],
  ['email', 80],
  ['phone', 40],
  ['company', 255],
])('%s may have %i characters and no more', (name, most) => {
  const read = (length: number) => readLead({ ...FORM, [name]: 'a'.repeat(length) }, ORGANISATION)
  expect(read(most).kind).toBe('ok')
  expect(read(most + 1)).toEqual({ kind: 'refused', reason: `${name}_too_long` })
})

test('without a token a form that may do without is taken', () => {
  const lead = readLead({ ...FORM, 'g-recaptcha-response': '' }, ORGANISATION)
  expect(lead).toMatchObject({ kind: 'ok', token: undefined })
})

test('a value is cut that is longer than anybody writes', () => {
  const lead = readLead({ ...FORM, note: 'a'.repeat(3_000), notes: ['b', 'c'.repeat(3_000)] }, ORGANISATION)
  expect(lead).toMatchObject({ fields: { note: 'a'.repeat(2_000), notes: ['b', 'c'.repeat(2_000)] } })
})

test.each([
  ['a form', { a: 'b', c: ['d'] }, { a: 'b', c: ['d'] }],
  ['nothing', undefined, {}],
  ['a text', 'a=b', {}],
])('the fields of %s', (_case, body, fields) => {
  expect(fieldsOf(body)).toEqual(fields)
})

test.each([
  ['thandi@Merchant.Example', 'merchant.example'],
  ['thandi', undefined],
  ['thandi@<script>', undefined],
  ['', undefined],
])('the stored domain of %s is %s', (email, domain) => {
  expect(emailDomainOf({ email })).toBe(domain)
})

describe('the address to return to', () => {
  test.each([
    ['https://shop.test/za/?form_success=true', 'https://shop.test/za/?form_success=true'],
    ['https://evil.example/', undefined],
    ['https://shop.test.evil.example/', undefined],
    ['https://shop.test@evil.example/', undefined],
    ['http://shop.test/za/', undefined],
    ['//evil.example/', undefined],
    ['/za/?form_success=true#sent', 'https://shop.test/za/?form_success=true#sent'],
    ['/\\evil.example/', undefined],
    ['javascript:run()', undefined],
    ['data:text/html,a', undefined],
    ['', undefined],
  ])('%s leads to %s', (retURL, address) => {
    expect(returnAddress({ retURL }, 'https://shop.test')).toBe(address)
  })
})
