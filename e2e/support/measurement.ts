import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** One event as the stand-in of Segment kept it. */
export type SegmentEvent = {
  type: 'page' | 'track' | 'identify'
  event?: string
  name?: string
  messageId: string
  anonymousId: string
  timestamp: string
  properties?: Record<string, unknown>
  traits?: Record<string, unknown>
  context: Record<string, unknown> & { page: Record<string, unknown> }
}

type KeptEvent = { anonymous_id: string; payload: SegmentEvent }

/** The bar that asks about cookies. */
export const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** The button of the toast that says that the answer is kept. */
export const dismissSaved = (page: Page) =>
  page.getByRole('group', { name: 'Saved' }).getByRole('button', { name: 'Dismiss' })

/** A campaign, and the clicks on its advertisements. */
export const CAMPAIGN = '?utm_source=mail&utm_campaign=summer&gclid=7&fbclid=8'

export const KHUMO = '/za/shop/card-machines/khumo/'

/** Presses an answer of the bar, which goes. */
export const answer = async (page: Page, name: string): Promise<void> => {
  await cookies(page).getByRole('button', { name }).click()
  await expect(cookies(page)).toBeHidden()
}

/** What leaves the page for those who measure. */
const MEASURING = /\/segment\/|\/signup\/hello\.json|web-vitals-|segment-[0-9a-f]+\.js|measure-[0-9a-f]+\.js/

/** Notes every request for measuring from now on. */
export const watchMeasuring = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (MEASURING.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Everything that this browser keeps for the site: keys and cookies by name. */
export const storedKeys = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookieNames = (await page.context().cookies()).map(({ name }) => name)
  return [...keys, ...cookieNames].sort()
}

/** The id under which this browser is measured, once the library is here. */
export const anonymousId = async (page: Page): Promise<string> => {
  const kept = () => page.evaluate(() => localStorage.getItem('ajs_anonymous_id'))
  await expect.poll(kept).not.toBeNull()
  return page.evaluate(() => String(JSON.parse(localStorage.getItem('ajs_anonymous_id') ?? '""')))
}

/** What the service has taken of one visitor, in the order in which it came. */
export const eventsOf = async (request: APIRequestContext, visitor: string): Promise<SegmentEvent[]> => {
  const answer = await request.get('/sandbox/api/events')
  const kept = (await answer.json()) as KeptEvent[]
  return kept
    .filter(({ anonymous_id: id }) => id === visitor)
    .map(({ payload }) => payload)
    .reverse()
}

/** What an event is called in reports: pages by their path. */
export const nameOf = ({ type, event, name }: SegmentEvent): string =>
  type === 'track' ? (event ?? '') : type === 'page' ? `page ${name ?? ''}` : type

/** They say how fast the machine is. */
const OF_THE_MACHINE = ['Web Vital Measured', 'Page Delayed']

/** Names of events in the order in which they were made, without those of the machine. */
export const namesOf = (events: readonly SegmentEvent[]): string[] =>
  events.map(nameOf).filter((name) => !OF_THE_MACHINE.includes(name))

/** Waits until all that measures is here: what it asks for later is its own. */
export const untilMeasuring = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return [/\/segment-[0-9a-f]+\.js/, /web-vitals-/].every((part) => loaded.some((name) => part.test(name)))
  })
}

/**
 * Waits until this document has measured something, whether that waits still or has left: one that is left before tells it only
 * with the next page.
 */
export const expectMeasured = async (
  page: Page,
  request: APIRequestContext,
  visitor: string,
  sought: string,
): Promise<void> => {
  const begun = await page.evaluate(() => performance.timeOrigin)
  const isWaiting = () =>
    page.evaluate(
      ({ name, since }) => {
        type Queued = { at: number; call: { kind: string; event?: string } }
        const queue = JSON.parse(localStorage.getItem('analyticsQueue') ?? '[]') as Queued[]
        return queue.some(({ at, call: { kind, event } }) => (event ?? kind) === name && at >= since)
      },
      { name: sought, since: begun },
    )
  const hasLeft = async () =>
    (await eventsOf(request, visitor)).some(
      ({ type, event, timestamp }) => (event ?? type) === sought && Date.parse(timestamp) >= begun,
    )
  await expect.poll(async () => (await isWaiting()) || hasLeft()).toBe(true)
}

/** Sends what waits: as when somebody turns to another tab. */
export const leaveTab = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
}
