import { ConfigError, type Environment, readText, readUrl, requireSafe } from './environment'

/** Segment, as its library in the page reaches it. */
export interface AnalyticsConfig {
  embedded: boolean
  /** Names the source that events belong to; public. */
  writeKey: string
  /** Where the library asks for its settings: an address, or a path of the site where it is embedded. */
  cdnUrl: string
}

/** What tells a page the IP address of its visitor (specification 7, "Other"). */
export interface HelloConfig {
  embedded: boolean
  /** An address, or a path of the site where it is embedded. */
  url: string
}

const EMBEDDED: AnalyticsConfig = { embedded: true, writeKey: 'demo-write-key', cdnUrl: '/segment' }

/** The Segment of SEGMENT_WRITE_KEY; the embedded one exists only beside the sandbox. Without either nothing is measured. */
export function readAnalytics(
  env: Environment,
  { sandbox }: { sandbox: boolean },
): AnalyticsConfig | undefined {
  const writeKey = readText(env, 'SEGMENT_WRITE_KEY')
  const cdnUrl = readUrl(env, 'SEGMENT_CDN_URL')
  if (cdnUrl !== undefined) requirePlain('SEGMENT_CDN_URL', cdnUrl)
  if (writeKey === undefined) {
    if (cdnUrl !== undefined)
      throw new ConfigError('SEGMENT_WRITE_KEY', 'must be set when SEGMENT_CDN_URL is set')
    return sandbox ? EMBEDDED : undefined
  }
  // It becomes part of an address.
  if (!/^[\w-]+$/.test(writeKey))
    throw new ConfigError('SEGMENT_WRITE_KEY', 'must be made of letters, digits, - and _')
  return { embedded: false, writeKey, cdnUrl: cdnUrl ?? 'https://cdn.segment.com' }
}

/** The address of HELLO_URL; the embedded one exists only beside the sandbox. Without either no page asks for addresses. */
export function readHello(env: Environment, { sandbox }: { sandbox: boolean }): HelloConfig | undefined {
  const url = readUrl(env, 'HELLO_URL')
  if (url === undefined) return sandbox ? { embedded: true, url: '/signup/hello.json' } : undefined
  requireSafe('HELLO_URL', url)
  return { embedded: false, url }
}

/** The library puts a path behind it. */
function requirePlain(name: string, address: string): void {
  requireSafe(name, address)
  if (/[?#]/.test(address)) throw new ConfigError(name, 'must be an address without a query or a fragment')
}
