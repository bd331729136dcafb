import { getCartId } from '../cart'
import { consentFor, subscribeToConsent } from '../platform/consent'
import { subscribe, type SiteEvent } from '../platform/events'
import { randomId } from '../platform/random-id'
import { noteError } from '../platform/report-error'
import { type AnalyticsCall } from './calls'
import { callsOf } from './catalogue'
import { carriedBy, detailsNow } from './details'
import { dropEarlyEvents, takeEarlyEvents } from './early-events'
import { forgetAdvertiser, forgetVisitor } from './forget'
import { enqueue, forgetPersonInQueue, queuedWithoutPerson, type PageOfCall } from './queue'
import { createSegment } from './segment'
import { onWebVitals } from './web-vitals'
import { segmentCdn, segmentWriteKey } from '../platform/build-settings'

/** Segment's address and this site's key; undefined when nothing is measured. */
const readSource = (): { cdn: string; writeKey: string } | undefined => {
  const [cdn, writeKey] = [segmentCdn(), segmentWriteKey()]
  return cdn && writeKey ? { cdn, writeKey } : undefined
}

let isMeasuring = false

const pageAt = (
  { path, url, title }: Pick<PageOfCall, 'path' | 'url' | 'title'>,
  before?: PageOfCall,
): PageOfCall => ({
  path,
  url,
  title,
  search: new URL(url).search,
  referrer: before?.url ?? document.referrer,
})

/** The page when no event has named it, such as the page of a login. */
const atFirst = (): PageOfCall =>
  pageAt({ path: window.location.pathname, url: window.location.href, title: document.title })

/** Reports the events of the site to Segment, from the first of this document on. It starts and ends with the consent to statistics. */
export const measure = (): void => {
  const source = readSource()
  if (!source || isMeasuring) return
  isMeasuring = true
  let hasEnded = false
  let page: PageOfCall | undefined
  const segment = createSegment(source)
  const mayIdentify = () => consentFor('marketing') === 'granted'

  const withDetails = (call: AnalyticsCall, { url }: PageOfCall): AnalyticsCall => {
    if (call.kind !== 'track') return call
    const properties = { ...detailsNow(), ...carriedBy(url), ...call.properties }
    return { ...call, properties }
  }
  const keep = (call: AnalyticsCall, at: number) => {
    const where = page ?? atFirst()
    const once = call.kind === 'track' ? call.once : undefined
    const calls = [{ id: once ?? randomId(), at, call: withDetails(call, where), page: where }]
    enqueue(mayIdentify() ? calls : queuedWithoutPerson(calls))
  }
  const record = (event: SiteEvent, at: number) => {
    if (event.type === 'page/viewed') page = pageAt(event, page)
    const calls = callsOf(event, { cartId: getCartId() })
    calls.forEach((call) => keep(call, at))
    if (calls.length > 0) segment.deliver()
  }

  takeEarlyEvents().forEach(({ event, at }) => {
    try {
      record(event, at)
    } catch (error) {
      // An earlier version of the site, which knew other events, may have stored it.
      noteError(error, `An early event could not be measured: ${event.type}.`)
    }
  })
  const stop = subscribe((event) => record(event, Date.now()))
  onWebVitals((call) => {
    if (hasEnded) return
    keep(call, Date.now())
    segment.deliver()
  })
  const stopListening = subscribeToConsent(() => {
    if (!mayIdentify()) {
      segment.forgetPerson()
      forgetAdvertiser()
      forgetPersonInQueue()
    }
    if (consentFor('statistics') === 'granted') return
    stop()
    stopListening()
    hasEnded = true
    isMeasuring = false
    segment.forget()
    dropEarlyEvents()
    forgetVisitor()
  })
}
