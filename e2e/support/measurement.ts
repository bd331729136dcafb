import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { sandboxRecords } from './sandbox'
import { BLANK } from './test'

/** One event as Segment's stand-in stored it. */
export type SegmentEvent = {
  type: 'page' | 'track' | 'identify'
  event?: string
  name?: string
  timestamp: string
  properties?: Record<string, unknown>
  traits?: Record<string, unknown>
  context: Record<string, unknown> & { page: Record<string, unknown> }
}

type StoredEvent = { anonymous_id: string; payload: SegmentEvent }

/** The bar that asks about cookies. */
export const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** A campaign, and the clicks on its advertisements. */
export const CAMPAIGN = '?utm_source=mail&utm_campaign=summer&gclid=7&fbclid=8'

/** Presses an answer of the cookie bar and waits until the bar is gone. */
export const answer = async (page: Page, name: string): Promise<void> => {
  await cookies(page).getByRole('button', { name }).click()
  await expect(cookies(page)).toBeHidden()
}

/** Requests for analytics. */
const MEASURING = /\/segment\/|\/signup\/hello\.json|web-vitals-|segment-[0-9a-f]+\.js|measure-[0-9a-f]+\.js/

/** Records every request for analytics from now on. */
export const watchMeasuring = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (MEASURING.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The names of all storage keys and cookies of the site. */
export const storedKeys = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookieNames = (await page.context().cookies()).map(({ name }) => name)
  return [...keys, ...cookieNames].sort()
}

/** The visitor's id in analytics; waits until Segment's library is loaded. */
export const anonymousId = async (page: Page): Promise<string> => {
  const stored = await page.waitForFunction(() => localStorage.getItem('ajs_anonymous_id'))
  return JSON.parse(String(await stored.jsonValue())) as string
}

/** The events of one visitor that the service received, in order of arrival. */
export const eventsOf = async (request: APIRequestContext, visitor: string): Promise<SegmentEvent[]> => {
  const stored = await sandboxRecords<StoredEvent>(request, 'events')
  return stored
    .filter(({ anonymous_id: id }) => id === visitor)
    .map(({ payload }) => payload)
    .reverse()
}

/** The name of an event in reports; pages are named by their path. */
export const nameOf = ({ type, event, name }: SegmentEvent): string =>
  type === 'track' ? (event ?? '') : type === 'page' ? `page ${name ?? ''}` : type

/** Events that depend on the speed of the machine. */
const OF_THE_MACHINE = ['Web Vital Measured', 'Page Delayed']

/** Names of events in the order in which they were made, without those of the machine. */
export const namesOf = (events: readonly SegmentEvent[]): string[] =>
  events.map(nameOf).filter((name) => !OF_THE_MACHINE.includes(name))

/** Waits until all analytics code is loaded, so that later requests come from it. */
export const untilMeasuring = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return [/\/segment-[0-9a-f]+\.js/, /web-vitals-/].every((part) => loaded.some((name) => part.test(name)))
  })
}

type QueuedEvent = {
  at: number
  call: { kind: string; event?: string; path?: string; title?: string }
  page: { title: string }
}

/** The events that this browser has recorded and the service has not yet confirmed (src/analytics/queue.ts). */
export const queuedEvents = (page: Page): Promise<QueuedEvent[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analyticsQueue') ?? '[]') as QueuedEvent[])

/**
 * Waits until this document has recorded an event, whether it is still queued or already sent. A document that is left earlier
 * would report it only with the next page.
 */
export const expectMeasured = async (
  page: Page,
  request: APIRequestContext,
  visitor: string,
  sought: string,
): Promise<void> => {
  const begun = await page.evaluate(() => performance.timeOrigin)
  const isWaiting = async () =>
    (await queuedEvents(page)).some(
      ({ at, call: { kind, event } }) => (event ?? kind) === sought && at >= begun,
    )
  const hasLeft = async () =>
    (await eventsOf(request, visitor)).some(
      ({ type, event, timestamp }) => (event ?? type) === sought && Date.parse(timestamp) >= begun,
    )
  await expect.poll(async () => (await isWaiting()) || hasLeft()).toBe(true)
}

/**
 * Leaves the page, which sends the events that Segment's library has taken over from the queue. It does so in tasks of its own, so the
 * page is left when it is idle; the next page would send the others.
 */
export const leaveTab = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await page.goto(BLANK)
}
