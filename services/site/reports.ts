import type { FastifyPluginAsync } from 'fastify'
import { visitorAddress } from '../rate-limits/limits'
import { refuse } from '../server/index'
import { REPORTS_PATH } from './headers'

/** The largest body, in bytes: one report, or several that a browser sends together. */
const LARGEST = 16 * 1024
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Reports of one visitor that are read in a minute. When a page breaks for everybody, the first report says so. */
const MOST_IN_A_MINUTE = 60
/** Kinds that one visitor can add to the log in an hour, so that invented reports neither fill it nor suppress others. */
const MOST_KINDS_OF_VISITOR = 10
/** Kinds that all visitors together can add in an hour, and kinds that are remembered. */
const MOST_KINDS = 500
/** Visitors that are counted at a time. */
const MOST_VISITORS = 50_000

export interface ReportsOptions {
  /** The site's own origin. */
  siteUrl: string
  /** In ms since 1970. */
  now?: () => number
}

/**
 * Receives browsers' reports on policy violations (headers.ts), and logs each kind of refusal once. Anybody can send reports,
 * true or not, so only the kind is stored, which contains nothing personal.
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
        request.log.warn(`A browser reported a policy violation: ${kind}`)
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
 * The kinds of refusals in a report, such as `style-src-attr: inline on /za/checkout/ by /app-1f2e.js`, from the old format
 * (`report-uri`, one refusal) and the new one (`report-to`, a list). Other input has no kinds. Addresses lose their query and
 * every segment with a digit, which may be the id of a signup or an order.
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

/** An address of the site as its path, another as its origin; words such as `inline` stay. */
function placeOf(text: string, siteUrl: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text
  if (!URL.canParse(text)) return 'nothing'
  const { origin, protocol, pathname } = new URL(text)
  if (origin === 'null') return protocol
  if (origin !== new URL(siteUrl).origin) return origin.slice(0, 100)
  return hideIds(pathname).slice(0, 100)
}

/** Hashed files of the site keep their names, because they identify the code. */
const hideIds = (pathname: string): string =>
  /^\/[\w-]+\.js$/.test(pathname)
    ? pathname
    : pathname
        .split('/')
        .map((segment) => (/\d/.test(segment) ? '…' : segment))
        .join('/')
