import { afterEach, expect, test } from 'vitest'
import { campaignOf, campaignTouches, NO_CAMPAIGN } from './campaign'
import { giveConsent } from './consent'
import { keepQuery } from './visit'

const answer = (marketing: boolean): void =>
  giveConsent({ version: '1', at: '2026-11-01T08:00:00.000Z', purposes: { statistics: false, marketing } })
const open = (search: string): void => {
  window.history.replaceState(null, '', `/za/${search}`)
  keepQuery()
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a campaign’s link says where it stood', () => {
  const search = `?a=1&utm_source=mail&utm_campaign=winter%20sale&utm_content=${'x'.repeat(300)}`
  expect(campaignOf(search)).toEqual({
    ...NO_CAMPAIGN,
    utm_source: 'mail',
    utm_campaign: 'winter sale',
    utm_content: 'x'.repeat(250),
  })
})

test('the first campaign counts where the address names none, and is never mixed with that of the address', () => {
  answer(true)
  open('?tab=Overview')
  expect(campaignTouches()).toEqual({ first_touch: undefined, last_touch: undefined })
  open('?utm_source=mail&utm_term=reader&gclid=7')
  open('?utm_source=radio&fbclid=8')
  open('?tab=Overview')
  expect(campaignOf('?tab=Overview')).toEqual({ ...NO_CAMPAIGN, utm_source: 'mail', utm_term: 'reader' })
  expect(campaignOf('?utm_source=radio')).toEqual({ ...NO_CAMPAIGN, utm_source: 'radio' })
  expect(campaignTouches()).toEqual({
    first_touch: { source: 'mail', term: 'reader', gclid: '7' },
    last_touch: { source: 'radio', fbclid: '8' },
  })
})

test.each([
  ['unanswered', undefined, ['', 'radio']],
  ['yes', true, ['mail', 'radio']],
  ['no', false, ['', '']],
])('a form takes along the campaign that is kept and that of its address: %s', (_, marketing, expected) => {
  if (marketing !== undefined) answer(marketing)
  open('?utm_source=mail')
  expect([campaignOf('').utm_source, campaignOf('?utm_source=radio').utm_source]).toEqual(expected)
})
