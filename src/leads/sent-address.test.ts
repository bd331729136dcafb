import { describe, expect, test } from 'vitest'
import { isSentByAddress, panelIdOf, queryWithoutSent, returnAddress } from './sent-address'

const panelId = panelIdOf('a1')
const SITE = 'https://shop.example'

describe('the CRM sends the browser back to', () => {
  test.each([
    ['the page', '/za/rent/', undefined, '/za/rent/?form_success=true#sent-a1'],
    ['with its query', '/za/rent/?a=1&b=x%20y', undefined, '/za/rent/?a=1&b=x+y&form_success=true#sent-a1'],
    ['without its fragment', '/za/rent/#form', undefined, '/za/rent/?form_success=true#sent-a1'],
    [
      'without the parameters of an earlier lead',
      '/za/rent/?form_success=true&overlay_open=sales&a=1',
      undefined,
      '/za/rent/?a=1&form_success=true#sent-a1',
    ],
    [
      'with its dialog',
      '/za/rent/?a=1',
      'sales & more',
      '/za/rent/?a=1&form_success=true&overlay_open=sales+%26+more#sent-a1',
    ],
  ])('%s', (_what, page, modal, expected) => {
    expect(returnAddress({ page: SITE + page, panelId, modal })).toBe(SITE + expected)
  })
})

test.each([
  ['', ''],
  ['?form_success=true', ''],
  ['?a=1&form_success=true&overlay_open=sales', '?a=1'],
  ['?a=1', '?a=1'],
])('the query %j without the parameters of a sent lead is %j', (search, expected) => {
  expect(queryWithoutSent(search)).toBe(expected)
})

describe('the address says that a form was sent', () => {
  const inPage = { panelId, modal: undefined, isFirst: false }
  const first = { ...inPage, isFirst: true }
  const inDialog = { ...inPage, modal: 'sales' }
  test.each([
    ['the named form', '?form_success=true', '#sent-a1', inPage, true],
    ['not another form', '?form_success=true', '#sent-b2', first, false],
    ['the first form when the address names none', '?form_success=true', '', first, true],
    ['the first form when the address names another part', '?form_success=true', '#questions', first, true],
    ['not the second form', '?form_success=true', '', inPage, false],
    ['not with another value', '?form_success=1', '#sent-a1', first, false],
    ['not by a fragment alone', '', '#sent-a1', first, false],
    ['in its dialog', '?form_success=true&overlay_open=sales', '#sent-a1', inDialog, true],
    ['not in another dialog', '?form_success=true&overlay_open=help', '#sent-a1', inDialog, false],
    ['not in the page for a form in a dialog', '?form_success=true&overlay_open=sales', '', first, false],
    ['not in a dialog for a form in the page', '?form_success=true', '#sent-a1', inDialog, false],
  ])('%s', (_what, search, hash, place, expected) => {
    expect(isSentByAddress({ search, hash }, place)).toBe(expected)
  })
})
