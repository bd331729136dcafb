import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as campaignModule from './campaign'
import { giveConsent, type ConsentRecord } from './consent'

const NONE = { utm_source: '', utm_medium: '', utm_term: '', utm_campaign: '', utm_content: '' }
const kept = (key = 'queryStringParams') => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown

const answer = (marketing: boolean): ConsentRecord => ({
  version: '1',
  at: '2026-11-01T08:00:00.000Z',
  purposes: { statistics: false, marketing },
})

/** As a document that was just loaded: nothing is in memory. */
const load = async (): Promise<typeof campaignModule> => {
  vi.resetModules()
  return import('./campaign')
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // What an earlier test's document knew goes with it.
  giveConsent(answer(false))
  localStorage.clear()
  sessionStorage.clear()
})

test('a campaign’s link says where it stood', async () => {
  const { campaignOf } = await load()
  const search = `?a=1&utm_source=mail&utm_campaign=winter%20sale&utm_content=${'x'.repeat(300)}`
  expect(campaignOf(search)).toEqual({
    ...NONE,
    utm_source: 'mail',
    utm_campaign: 'winter sale',
    utm_content: 'x'.repeat(250),
  })
})

test('the first campaign counts where the address names none, and is never mixed with that of the address', async () => {
  const { campaignOf, campaignTouches, keepCampaign } = await load()
  keepCampaign('?tab=Overview')
  expect(campaignTouches()).toEqual({})
  keepCampaign('?utm_source=mail&utm_term=reader&gclid=7')
  keepCampaign('?utm_source=radio&fbclid=8')
  keepCampaign('?tab=Overview')
  expect(campaignOf('?tab=Overview')).toEqual({ ...NONE, utm_source: 'mail', utm_term: 'reader' })
  expect(campaignOf('?utm_source=radio')).toEqual({ ...NONE, utm_source: 'radio' })
  expect(campaignTouches()).toEqual({
    first_touch: { source: 'mail', term: 'reader', gclid: '7' },
    last_touch: { source: 'radio', fbclid: '8' },
  })
})

describe('consent', () => {
  test('without an answer the storage stays empty, and a page that is loaded whole learns it from its address', async () => {
    const { keepCampaign, withCampaign } = await load()
    expect(withCampaign('/za/help/')).toBe('/za/help/')
    keepCampaign('?utm_source=mail&a=1&gclid=7')
    expect(sessionStorage).toHaveLength(0)
    expect(withCampaign('/za/help/?b=2#chat')).toBe('/za/help/?b=2&utm_source=mail&gclid=7#chat')
    expect(withCampaign('/za/help/?utm_source=radio')).toBe('/za/help/?utm_source=radio')
  })

  test('a yes keeps first and last for the session, under the names that others read', async () => {
    const { campaignOf, keepCampaign, withCampaign } = await load()
    keepCampaign('?utm_source=mail&gclid=7')
    giveConsent(answer(true))
    expect(kept()).toEqual({ utm_source: 'mail', gclid: '7' })
    keepCampaign('?utm_source=radio')
    expect(kept()).toEqual({ utm_source: 'mail', gclid: '7' })
    expect(kept('lastQueryStringParams')).toEqual({ utm_source: 'radio' })
    expect(withCampaign('/za/help/')).toBe('/za/help/')
    const next = await load()
    expect(next.campaignOf('')).toEqual(campaignOf(''))
    expect(next.campaignTouches().last_touch).toEqual({ source: 'radio' })
  })

  test('a no forgets all of it, and nothing is noted after it', async () => {
    giveConsent(answer(true))
    const { campaignOf, campaignTouches, keepCampaign, withCampaign } = await load()
    keepCampaign('?utm_source=mail')
    giveConsent(answer(false))
    expect(sessionStorage).toHaveLength(0)
    keepCampaign('?utm_source=radio')
    expect(campaignTouches()).toEqual({})
    expect(campaignOf('?utm_source=radio')).toEqual(NONE)
    expect(withCampaign('/za/help/')).toBe('/za/help/')
  })
})

test.each([
  ['a list', '["utm_source"]'],
  ['a word', 'mail'],
  ['values that are no texts', '{"utm_source":7,"utm_medium":{}}'],
  ['nothing', 'null'],
])('%s in storage is no campaign', async (_what, stored) => {
  giveConsent(answer(true))
  sessionStorage.setItem('queryStringParams', stored)
  const { campaignOf, keepCampaign } = await load()
  expect(campaignOf('')).toEqual(NONE)
  keepCampaign('?utm_medium=display')
  expect(campaignOf('')).toEqual({ ...NONE, utm_medium: 'display' })
})

test('no link fills the storage', async () => {
  giveConsent(answer(true))
  const { keepCampaign } = await load()
  keepCampaign(`?utm_source=mail&${Array.from({ length: 500 }, (_, at) => `p${at}=${at}`).join('&')}`)
  expect(Object.keys(kept() as object)).toHaveLength(30)
})
