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
