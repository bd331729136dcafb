import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/gatsby'

/** Each bounded, so that a long text costs no more than its length. */
const MASKS: readonly [RegExp, string][] = [
  [/[^\s@"'<>()[\]{}\\,;:=/?&]{1,64}(?:@|%40)[^\s@"'<>()[\]{}\\,;:=/?&]{1,255}/gi, '[email]'],
  // The first eight digits find the row and open nothing.
  [/\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '$1…'],
  // ID numbers and the numbers of cards, also as people write them.
  [/\b\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){12,18}\b/gu, '[number]'],
  [/(?:\+27|\b27|\b0)[\s\p{Pd}\p{Cf}]{0,2}[1-8]\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){7}\b/gu, '[phone]'],
]

/**
 * A text without email addresses, phone, ID and card numbers, and with no more than the beginning of an id: for whatever
 * leaves for a log or an error report. POPIA, section 19: personal data is kept from where it is not needed.
 */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text)

/** What follows the path of an address: what was typed or searched for, codes, campaigns. */
const AFTER_PATH = /((?:https?:\/|\/)[^\s?#"'`()<>]*)[?#][^\s"'`()<>]*/g
/** What could not be read, which engines repeat: `…"Thandi N"… is not valid JSON`, `Unexpected identifier "Thandi"`. */
const UNREADABLE = /"[^]{0,200}"(?=(?:\.{3})? is not valid JSON)/g
const UNREADABLE_WORD = /(identifier )"[^"]{0,200}"/g
/** A part of a path that says who or what, not which page. */
const IDS = /\/(?:[\da-f]{8}-[\da-f-]{27}|(?:ZA)?\d{4,}|[^/]*(?:@|%40)[^/]*)(?=\/|$)/gi
const LONGEST_TEXT = 1000
const MOST_FRAMES = 50

/** A text without whom it is about: personal data masked (platform), no queries of addresses, no values that could not be read. */
export const scrubText = (text: string): string =>
  maskPersonalData(
    text
      .slice(0, 2 * LONGEST_TEXT)
      .replace(UNREADABLE, '"…"')
      .replace(UNREADABLE_WORD, '$1"…"')
      .replace(AFTER_PATH, '$1'),
  ).slice(0, LONGEST_TEXT)

/** Which page a path shows: `/za/signup/3f2a9c1d-…/continue/` is `/za/signup/:id/continue/`. */
export const pageOf = (path: string): string => scrubText((path.split(/[?#]/)[0] ?? '').replace(IDS, '/:id'))

const scrubFrame = ({ filename, ...frame }: StackFrame): StackFrame => ({
  ...(filename !== undefined && { filename: scrubText(filename) }),
  ...(frame.function !== undefined && { function: scrubText(frame.function) }),
  ...(frame.lineno !== undefined && { lineno: frame.lineno }),
  ...(frame.colno !== undefined && { colno: frame.colno }),
  ...(frame.in_app !== undefined && { in_app: frame.in_app }),
})

const scrubException = ({ type, value, stacktrace, mechanism }: Exception): Exception => ({
  ...(type !== undefined && { type: scrubText(type) }),
  ...(value !== undefined && { value: scrubText(value) }),
  ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
  ...(stacktrace?.frames && {
    stacktrace: { frames: stacktrace.frames.slice(-MOST_FRAMES).map(scrubFrame) },
  }),
})

/** Of a step before the error, which and when; what it carried stays. */
const scrubBreadcrumb = ({ type, category, level, message, timestamp }: Breadcrumb): Breadcrumb => ({
  ...(type !== undefined && { type }),
  ...(category !== undefined && { category }),
  ...(level !== undefined && { level }),
  ...(timestamp !== undefined && { timestamp }),
  ...(message !== undefined && { message: scrubText(message) }),
})

const scrubTags = (tags: NonNullable<Event['tags']>): NonNullable<Event['tags']> =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, typeof value === 'string' ? scrubText(value) : value]),
  )

/**
 * An error report with nothing personal in it. What it may hold is listed: nobody's name, address or cookies, no headers,
 * no body, no values of forms or variables, nothing that a library adds one day.
 */
export const scrubEvent = (event: Event): Event => ({
  ...(event.event_id !== undefined && { event_id: event.event_id }),
  ...(event.timestamp !== undefined && { timestamp: event.timestamp }),
  ...(event.platform !== undefined && { platform: event.platform }),
  ...(event.level !== undefined && { level: event.level }),
  ...(event.release !== undefined && { release: event.release }),
  ...(event.environment !== undefined && { environment: event.environment }),
  ...(event.transaction !== undefined && { transaction: pageOf(event.transaction) }),
  ...(event.message !== undefined && { message: scrubText(event.message) }),
  ...(event.exception?.values && { exception: { values: event.exception.values.map(scrubException) } }),
  ...(event.breadcrumbs && { breadcrumbs: event.breadcrumbs.map(scrubBreadcrumb) }),
  ...(event.tags && { tags: scrubTags(event.tags) }),
})

/** The hash that webpack puts into the name of a script. */
const HASH = /-([\da-f]{8})([\da-f]{4})([\da-f]{3})([\da-f])\.js$/

/**
 * What a script and its source map are known by to Sentry: an id made of the hash in the script's name. So no script has to bring
 * one, as Sentry's own plugin would have it (decision 061). Undefined for what is no script of a build.
 */
export const debugIdOf = (file: string): string | undefined => {
  const [, first, second, third, fourth] = HASH.exec(file) ?? []
  return first && `${first}-${second}-4${third}-8${fourth}00-000000000000`
}
