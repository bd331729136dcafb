import { beforeEach, expect, test, vi } from 'vitest'
import { campaignOf, keepCampaign } from './campaign'

const NONE = { utm_source: '', utm_medium: '', utm_term: '', utm_campaign: '', utm_content: '' }
const kept = () => JSON.parse(window.sessionStorage.getItem('queryStringParams') ?? 'null') as unknown

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test('a campaign’s link says where it stood', () => {
  const search = `?a=1&utm_source=mail&utm_campaign=winter%20sale&utm_content=${'x'.repeat(300)}`
  expect(campaignOf(search)).toEqual({
    ...NONE,
    utm_source: 'mail',
    utm_campaign: 'winter sale',
    utm_content: 'x'.repeat(250),
  })
})

test('the first campaign of the session is kept with its whole query, and counts where the address names none', () => {
  keepCampaign('?tab=Overview')
  expect(kept()).toBeNull()
  keepCampaign('?utm_source=mail&gclid=7')
  keepCampaign('?utm_source=radio')
  expect(kept()).toEqual({ utm_source: 'mail', gclid: '7' })
  expect(campaignOf('?tab=Overview')).toEqual({ ...NONE, utm_source: 'mail' })
})

test('a campaign of the address is not mixed with that of the session', () => {
  keepCampaign('?utm_source=mail&utm_term=reader')
  expect(campaignOf('?utm_source=radio')).toEqual({ ...NONE, utm_source: 'radio' })
})

test.each([
  ['a list', '["utm_source"]'],
  ['a word', 'mail'],
  ['values that are no texts', '{"utm_source":7,"utm_medium":{}}'],
  ['nothing', 'null'],
])('%s in storage is no campaign', (_what, stored) => {
  window.sessionStorage.setItem('queryStringParams', stored)
  expect(campaignOf('')).toEqual(NONE)
  keepCampaign('?utm_medium=display')
  expect(campaignOf('')).toEqual({ ...NONE, utm_medium: 'display' })
})

test('no link fills the storage', () => {
  keepCampaign(`?utm_source=mail&${Array.from({ length: 500 }, (_, at) => `p${at}=${at}`).join('&')}`)
  expect(Object.keys(kept() as object)).toHaveLength(30)
})
