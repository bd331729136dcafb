import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '../server/index'
import { visitorAddress } from '../rate-limits/visitor-address'
import { REPORTS_PATH } from './headers'
import { readReports } from './read-reports'

/** Bytes of one report, or of those that a browser sends together. */
const LARGEST = 16 * 1024
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Reports of one visitor that are read in a minute. A page that breaks for everybody says so with the first. */
const MOST_IN_A_MINUTE = 60
/** Kinds that one visitor adds to the log in an hour: whoever makes reports up shall neither fill it nor silence the others'. */
const MOST_KINDS_OF_VISITOR = 10
/** Kinds that all visitors together add in an hour, and kinds that are remembered. */
const MOST_KINDS = 500
/** Visitors whose reports are counted at a time. */
const MOST_VISITORS = 50_000

export interface ReportsOptions {
  /** The site's own origin. */
  siteUrl: string
  /** In ms since 1970. */
  now?: () => number
}

/**
 * Takes what browsers report of the policies (headers.ts), and writes one line into the log for each kind of refusal.
 * Anyone can send a report, true or not: nothing of it is kept but the kind, and nothing personal is in that.
 */
export const reports: FastifyPluginAsync<ReportsOptions> = async (app, { siteUrl, now = Date.now }) => {
  const kinds = new Set<string>()
  const mayReport = budget(MOST_IN_A_MINUTE, MINUTE_MS)
  const mayAddKind = budget(MOST_KINDS_OF_VISITOR, HOUR_MS)
  const mayAnyAddKind = budget(MOST_KINDS, HOUR_MS)

  const asText = { parseAs: 'string', bodyLimit: LARGEST } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    asText,
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post(
    REPORTS_PATH,
    {
      onRequest: async (request, reply) =>
        mayReport(visitorAddress(request.ip), now()) ? undefined : refuse(429, request, reply),
    },
    async (request, reply) => {
      for (const kind of readReports(request.body, siteUrl)) {
        if (kinds.has(kind)) continue
        if (!mayAddKind(visitorAddress(request.ip), now()) || !mayAnyAddKind('', now())) continue
        if (kinds.size >= MOST_KINDS) kinds.clear()
        kinds.add(kind)
        request.log.warn(`A browser refused something: ${kind}`)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

/** Allows `most` uses of each key in each window of `windowMs`. @returns whether `key` may be used at `at`, in ms since 1970 */
function budget(most: number, windowMs: number): (key: string, at: number) => boolean {
  const counts = new Map<string, number>()
  let window = -1
  return (key, at) => {
    const current = Math.floor(at / windowMs)
    if (current !== window || counts.size >= MOST_VISITORS) counts.clear()
    window = current
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}
