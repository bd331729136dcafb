import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/gatsby'

/** All patterns are bounded, so that the time grows only with the length of the text. */
const MASKS: readonly [RegExp, string][] = [
  [/[^\s@"'<>()[\]{}\\,;:=/?&]{1,64}(?:@|%40)[^\s@"'<>()[\]{}\\,;:=/?&]{1,255}/gi, '[email]'],
  // The first eight digits are enough to find the row, and open nothing.
  [/\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '$1…'],
  // ID numbers and the numbers of cards, also as people write them.
  [/\b\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){12,18}\b/gu, '[number]'],
  [/(?:\+27|\b27|\b0)[\s\p{Pd}\p{Cf}]{0,2}[1-8]\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){7}\b/gu, '[phone]'],
]

/**
 * Removes email addresses, phone, ID and card numbers from a text for a log or an error report, and shortens ids to their beginning.
 * Personal data must not go where it is not needed (POPIA, section 19).
 */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text)

/** The part of an address after its path: typed or searched text, codes, campaigns. */
const AFTER_PATH = /((?:https?:\/|\/)[^\s?#"'`()<>]*)[?#][^\s"'`()<>]*/g
/** Text that engines quote in errors: `…"Thandi N"… is not valid JSON`, `Unexpected identifier "Thandi"`. */
const UNREADABLE = /"[^]{0,200}"(?=(?:\.{3})? is not valid JSON)/g
const UNREADABLE_WORD = /(identifier )"[^"]{0,200}"/g
/** Parts of a path that identify a person or a thing, not a page. */
const IDS = /\/(?:[\da-f]{8}-[\da-f-]{27}|(?:ZA)?\d{4,}|[^/]*(?:@|%40)[^/]*)(?=\/|$)/gi
const LONGEST_TEXT = 1000
const MOST_FRAMES = 50

/** Removes from a text personal data, the queries of addresses, and quoted values. */
export const scrubText = (text: string): string =>
  maskPersonalData(
    text
      .slice(0, 2 * LONGEST_TEXT)
      .replace(UNREADABLE, '"…"')
      .replace(UNREADABLE_WORD, '$1"…"')
      .replace(AFTER_PATH, '$1'),
  ).slice(0, LONGEST_TEXT)

/** The page of a path, without ids: `/za/signup/3f2a9c1d-…/continue/` is `/za/signup/:id/continue/`. */
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

/** The kind and the time of a step before the error, without its data. */
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
 * Copies from an error report only what is listed here. So it holds no names, addresses, cookies, headers, bodies or values of forms
 * and variables, and nothing that a library may add one day.
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

/** The hash in the name of a script, by webpack. */
const HASH = /-([\da-f]{8})([\da-f]{4})([\da-f]{3})([\da-f])\.js$/

/**
 * The id by which Sentry matches a script with its source map, made from the hash in the script's name. So the scripts need not hold
 * an id, as they do with Sentry's own plugin (decision 061). Undefined for anything but a script of a build.
 */
export const debugIdOf = (file: string): string | undefined => {
  const [, first, second, third, fourth] = HASH.exec(file) ?? []
  return first && `${first}-${second}-4${third}-8${fourth}00-000000000000`
}
