import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '../server/index'
import { REPORTS_PATH } from './headers'
import { readReports } from './read-reports'

/** Bytes of one report, or of those that a browser sends together. */
const LARGEST = 16 * 1024
/** Reports that are read in a minute. A page that breaks for everybody says so with the first. */
const MOST_IN_A_MINUTE = 60
/** Kinds that are written down until the host is started again: whoever makes reports up shall not fill the log. */
const MOST_KINDS = 100

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
  let minute = 0
  let count = 0
  const isTooMany = () => {
    const current = Math.floor(now() / 60_000)
    count = current === minute ? count + 1 : 1
    minute = current
    return count > MOST_IN_A_MINUTE
  }

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
      onRequest: async (request, reply) => (isTooMany() ? refuse(429, request, reply) : undefined),
    },
    async (request, reply) => {
      for (const kind of readReports(request.body, siteUrl)) {
        if (kinds.has(kind) || kinds.size >= MOST_KINDS) continue
        kinds.add(kind)
        request.log.warn(`A browser refused something: ${kind}`)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}
