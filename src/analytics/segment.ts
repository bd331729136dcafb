import type { Analytics } from '@segment/analytics-next'
import { consentFor } from '../platform/consent'
import { untilItWorks } from './back-off'
import type { Properties } from './calls'
import { fetchIpAddress } from './ip-address'
import { queuedCalls, type QueuedCall } from './queue'
import { fetchSettings } from './settings'

/** Spec 9: flushed every 30 seconds, or with 20 events. What is on its way outlives its page. */
const DELIVERY = {
  strategy: 'batching',
  config: { size: 20, timeout: 30_000, keepalive: true },
} as const

const isWanted = (): boolean => consentFor('statistics') === 'granted'

type Loaded = { library: Analytics; ipAddress: string | undefined }

/** Segment's library, fetched after consent and never before; what goes wrong on its way is tried again. */
const load = async (source: { cdn: string; writeKey: string }, onFailure: (reason: unknown) => void) => {
  const how = { onFailure, isWanted }
  const ipAddress = consentFor('marketing') === 'granted' ? fetchIpAddress() : undefined
  const settings = await untilItWorks(() => fetchSettings(source.cdn, source.writeKey), how)
  const segment = await untilItWorks(
    () => import(/* webpackChunkName: "segment" */ '@segment/analytics-next'),
    how,
  )
  const [library] = await segment.AnalyticsBrowser.load(
    { writeKey: source.writeKey, cdnSettings: settings },
    // A link with ajs_uid or ajs_aid in its query would make one person of everybody who follows it.
    { integrations: { 'Segment.io': { deliveryStrategy: DELIVERY } }, useQueryString: false },
  )
  return { library, ipAddress: await ipAddress }
}

/** What is known of the visitor only now (spec 7): who they said they are, and their address. */
const lateDetails = ({ library, ipAddress }: Loaded): Properties => {
  const traits = library.user().traits() ?? {}
  return {
    ...(Object.keys(traits).length > 0 && { traits }),
    ...(ipAddress && { ip_address: ipAddress }),
  }
}

/** Hands one call to the library, under the moment and the page that it was made in. Its promises settle late or never. */
const hand = (loaded: Loaded, { id, at, call, page }: QueuedCall): void => {
  const { library } = loaded
  const options = { messageId: id, timestamp: new Date(at), context: { page } }
  const ignore = () => undefined
  if (call.kind === 'page')
    void library.page(call.path, { path: call.path, url: call.url, title: call.title }, options).catch(ignore)
  else if (call.kind === 'identify') void library.identify(call.id, { ...call.traits }, options).catch(ignore)
  else void library.track(call.event, { ...lateDetails(loaded), ...call.properties }, options).catch(ignore)
}

/**
 * The way to Segment. Calls are handed on in the order of the queue, once each in this document: those that an earlier page left
 * first.
 */
export const createSegment = (source: { cdn: string; writeKey: string }) => {
  let loaded: Loaded | undefined
  let hasFailed = false
  const handed = new Set<string>()

  const handAll = () => {
    if (!loaded) return
    for (const queued of queuedCalls()) {
      if (handed.has(queued.id)) continue
      handed.add(queued.id)
      hand(loaded, queued)
    }
  }
  const start = async () => {
    try {
      loaded = await load(source, (reason) => {
        if (!hasFailed) console.warn('Analytics could not be loaded, and is tried again.', reason)
        hasFailed = true
      })
    } catch {
      // Nobody wants it any more: the answer about cookies is another one now.
      return
    }
    handAll()
  }
  void start()

  return {
    /** Hands on what is in the queue; while the library is not here, everything waits there. */
    deliver: () => {
      // Spec 8, console messages. It waits in the queue, as everything does before the library is here: no warning.
      // oxlint-disable-next-line no-console
      if (!loaded) console.info('Failed to track event: segment is undefined')
      handAll()
    },
    /** Forgets who the visitor said they are, and goes on counting. */
    forgetPerson: () => {
      const person = loaded?.library.user()
      person?.id(null)
      person?.traits({})
    },
    /** Forgets the visitor. */
    forget: () => loaded?.library.reset(),
  }
}
