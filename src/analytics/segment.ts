import type { CDNSettings, Analytics } from '@segment/analytics-next'
import { readCookie } from '../platform/cookies'
import { consentFor } from '../platform/consent'
import type { Properties } from './calls'
import { queuedCalls, type QueuedCall } from './queue'
import { helloUrl } from '../platform/build-settings'

/**
 * The settings of a source (spec 7).
 * @throws the text of an answer that is not ok
 */
export const fetchSettings = async (cdn: string, writeKey: string): Promise<CDNSettings> => {
  const response = await fetch(`${cdn}/v1/projects/${writeKey}/settings`)
  if (!response.ok) throw new Error(await response.text())
  return withoutOthers((await response.json()) as CDNSettings)
}

/** Without the scripts of others that Segment would load into the page: Segment passes the data to them itself (decision 060). */
const withoutOthers = (settings: CDNSettings): CDNSettings => ({
  ...settings,
  integrations: { 'Segment.io': settings.integrations['Segment.io'] ?? {} },
  remotePlugins: [],
  legacyVideoPluginsEnabled: false,
  enabledMiddleware: {},
  middlewareSettings: { routingRules: [] },
})

/** Milliseconds: what is measured does not wait longer for it. */
const PATIENCE = 3000

/** The visitor's IP address as the signup's host sees it (spec 7). Requested only with a cookie `wau`; undefined if that fails. */
export const fetchIpAddress = async (): Promise<string | undefined> => {
  const address = helloUrl()
  if (!address || !readCookie('wau')) return undefined
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(`${response.status}`)
    const { ip_address } = (await response.json()) as { ip_address?: unknown }
    return typeof ip_address === 'string' ? ip_address : undefined
  } catch (reason) {
    console.warn('The IP address could not be fetched.', reason)
    return undefined
  }
}

/** Milliseconds before the second attempt, and the factor for each later one (spec 9, "Analytics queue"). */
const FIRST = 500
const FACTOR = 2
/** The longest pause in milliseconds, so that a network that returns after an hour is used within a minute. */
const LONGEST = 60_000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Repeats a task until it succeeds, after 500 ms, 1 s, 2 s and so on.
 * @param onFailure called with each failure
 * @param isWanted called before each further attempt; false rejects with the failure
 */
export const untilItWorks = async <Result>(
  task: () => Promise<Result>,
  { onFailure, isWanted }: { onFailure: (reason: unknown) => void; isWanted: () => boolean },
): Promise<Result> => {
  for (let wait = FIRST; ; wait = Math.min(wait * FACTOR, LONGEST)) {
    try {
      return await task()
    } catch (reason) {
      onFailure(reason)
      await after(wait)
      if (!isWanted()) throw reason
    }
  }
}

/** Messages are sent every 30 seconds or 20 events (spec 9). A request outlives its page. */
const DELIVERY = {
  strategy: 'batching',
  config: { size: 20, timeout: 30_000, keepalive: true },
} as const

const isWanted = (): boolean => consentFor('statistics') === 'granted'

type Loaded = { library: Analytics; ipAddress: string | undefined }

/** Loads Segment's library, only after consent. Failed requests are repeated. */
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

/** Details of the visitor that only the library knows (spec 7): who they said they are, and their IP address. */
const lateDetails = ({ library, ipAddress }: Loaded): Properties => {
  const traits = library.user().traits() ?? {}
  return {
    ...(Object.keys(traits).length > 0 && { traits }),
    ...(ipAddress && { ip_address: ipAddress }),
  }
}

/** Passes one call to the library, with its time and page. The library's promises resolve late or never. */
const pass = (loaded: Loaded, { id, at, call, page }: QueuedCall): void => {
  const { library } = loaded
  const options = { messageId: id, timestamp: new Date(at), context: { page } }
  const ignore = () => undefined
  if (call.kind === 'page')
    void library.page(call.path, { path: call.path, url: call.url, title: call.title }, options).catch(ignore)
  else if (call.kind === 'identify') void library.identify(call.id, { ...call.traits }, options).catch(ignore)
  else void library.track(call.event, { ...lateDetails(loaded), ...call.properties }, options).catch(ignore)
}

/** Passes the calls of the queue to Segment, in their order and once each in this document. Those of earlier pages come first. */
export const createSegment = (source: { cdn: string; writeKey: string }) => {
  let loaded: Loaded | undefined
  let hasFailed = false
  const passed = new Set<string>()

  const passAll = () => {
    if (!loaded) return
    for (const queued of queuedCalls()) {
      if (passed.has(queued.id)) continue
      passed.add(queued.id)
      pass(loaded, queued)
    }
  }
  const start = async () => {
    try {
      loaded = await load(source, (reason) => {
        if (!hasFailed) console.warn('Analytics could not be loaded, and is tried again.', reason)
        hasFailed = true
      })
    } catch {
      // The consent was withdrawn meanwhile.
      return
    }
    passAll()
  }
  void start()

  return {
    /** Passes on the calls of the queue, which stay there until the library is loaded. */
    deliver: () => {
      // Spec 8, console messages. The event stays in the queue until the library is loaded, so this is no warning.
      // oxlint-disable-next-line no-console
      if (!loaded) console.info('Failed to track event: segment is undefined')
      passAll()
    },
    /** Forgets who the visitor said they are. The measuring goes on. */
    forgetPerson: () => {
      const person = loaded?.library.user()
      person?.id(null)
      person?.traits({})
    },
    /** Forgets the visitor. */
    forget: () => loaded?.library.reset(),
  }
}
