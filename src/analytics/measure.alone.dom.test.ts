import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveConsent } from '../platform/consent'
import { emit } from '../platform/events'
import { track, type AnalyticsCall } from './calls'
import { measure } from './measure'
import { queuedCalls } from './queue'

const segment = vi.hoisted(() => ({ deliver: vi.fn(), forgetPerson: vi.fn(), forget: vi.fn() }))
const vitals = vi.hoisted(() => [] as ((call: AnalyticsCall) => void)[])
vi.mock('./segment', () => ({ createSegment: () => segment }))
vi.mock('./web-vitals', () => ({
  onWebVitals: (report: (call: AnalyticsCall) => void) => void vitals.push(report),
}))

const answer = (statistics: boolean, marketing = statistics) =>
  giveConsent({ version: '1', at: '2026-11-01T08:00:00.000Z', purposes: { statistics, marketing } })
const view = (path: string) =>
  emit({ type: 'page/viewed', path, url: `http://localhost${path}`, title: `Title of ${path}` })
const reportVital = (metric: string) =>
  vitals.forEach((report) => report(track('Web Vital Measured', { metric })))
const sent = () =>
  queuedCalls().map(({ call }) =>
    call.kind === 'track' ? `${call.event} ${call.properties.metric}` : call.kind,
  )

beforeEach(() => {
  vi.stubEnv('GATSBY_SEGMENT_CDN', '/segment')
  vi.stubEnv('GATSBY_SEGMENT_WRITE_KEY', 'k')
  localStorage.clear()
  vitals.length = 0
  answer(true)
})
afterEach(() => {
  answer(false)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('after yes, no and yes in one document everything is sent once', () => {
  measure()
  view('/za/')
  reportVital('LCP')
  answer(false)
  view('/za/help/')
  reportVital('CLS')
  expect(sent()).toEqual([])
  answer(true)
  measure()
  measure()
  view('/za/pricing/')
  reportVital('INP')
  expect(sent()).toEqual(['page', 'Web Vital Measured INP'])
})

test('an event that an earlier version of the site left does not keep the others back', () => {
  const left = [
    { event: { type: 'form/submitted', form: 'old' }, at: 1 },
    { event: { type: 'gone/away' }, at: 2 },
  ]
  const viewed = { event: { type: 'page/viewed', path: '/za/', url: 'http://localhost/za/' }, at: 3 }
  localStorage.setItem('analyticsEarly', JSON.stringify([...left, viewed]))
  measure()
  expect(sent()).toEqual(['page'])
})

test('each page view has a title of its own, whatever the document is called by then', () => {
  document.title = 'The page before'
  measure()
  view('/za/')
  reportVital('LCP')
  view('/za/help/')
  reportVital('INP')
  const [home, help] = ['Title of /za/', 'Title of /za/help/']
  expect(queuedCalls().map(({ page }) => page.title)).toEqual([home, home, help, help])
})

test('a yes to advertising that is taken back is told to the library, which goes on counting', () => {
  measure()
  answer(true, false)
  expect(segment.forgetPerson).toHaveBeenCalled()
  view('/za/')
  expect(sent()).toEqual(['page'])
})
