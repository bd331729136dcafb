import type { FastifyPluginAsync } from 'fastify'
import { visitorAddress } from '../rate-limits/limits'
import { refuse } from '../server/index'
import { REPORTS_PATH } from './headers'

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

/**
 * The kinds of refusals in what a browser reports, such as `style-src-attr: inline on /za/checkout/ by /app-1f2e.js`: of
 * the old form (`report-uri`, one refusal) and of the new one (`report-to`, a list). What is no such report has none.
 * Addresses lose their query and every segment with a digit in it, which may be the id of a signup or an order.
 */
export function readReports(sent: unknown, siteUrl: string): string[] {
  const entries = Array.isArray(sent) ? sent : [sent]
  return entries.flatMap((entry) => {
    const body = fieldsOf(fieldsOf(entry)['csp-report'] ?? fieldsOf(entry).body)
    const text = (...names: string[]) =>
      names.map((name) => body[name]).find((value) => typeof value === 'string')
    const directive = text('effective-directive', 'effectiveDirective', 'violated-directive') ?? ''
    if (!/^[a-z-]{1,40}$/.test(directive)) return []
    const blocked = placeOf(text('blocked-uri', 'blockedURL') ?? '', siteUrl)
    const page = placeOf(text('document-uri', 'documentURL') ?? '', siteUrl)
    const source = placeOf(text('source-file', 'sourceFile') ?? '', siteUrl)
    return [`${directive}: ${blocked} on ${page}${source === 'nothing' ? '' : ` by ${source}`}`]
  })
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A place of the site as its path, one elsewhere as its origin; words such as `inline` stay. */
function placeOf(text: string, siteUrl: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text
  if (!URL.canParse(text)) return 'nothing'
  const { origin, protocol, pathname } = new URL(text)
  if (origin === 'null') return protocol
  if (origin !== new URL(siteUrl).origin) return origin.slice(0, 100)
  return hideIds(pathname).slice(0, 100)
}

/** Hashed files of the site keep their names: they say which code it was. */
const hideIds = (pathname: string): string =>
  /^\/[\w-]+\.js$/.test(pathname)
    ? pathname
    : pathname
        .split('/')
        .map((segment) => (/\d/.test(segment) ? '…' : segment))
        .join('/')
