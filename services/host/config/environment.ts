export type Environment = Readonly<Record<string, string | undefined>>

/** A wrong environment variable. Its message is one sentence that starts with the variable's name. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`)
    this.name = 'ConfigError'
  }
}

/** The trimmed value; undefined when unset or blank. */
export function readText(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** A port number from 1 to 65535. */
export function readPort(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name)
  if (text === undefined) return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new ConfigError(name, `must be a port number from 1 to 65535, not "${text}"`)
  }
  return port
}

/** A whole number of seconds up to a limit. @returns ms */
export function readSeconds(env: Environment, name: string, most: number, fallback: number): number {
  const text = readText(env, name)
  if (text === undefined) return fallback * 1000
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text) * 1000
  throw new ConfigError(name, `must be a whole number of seconds from 0 to ${most}, not "${text}"`)
}

/** An absolute address with one of the given protocols, without a trailing slash. The value is never repeated:
 * an address can hold a password. */
export function readUrl(env: Environment, name: string, protocols = ['http:', 'https:']): string | undefined {
  const text = readText(env, name)
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new ConfigError(name, `must be an address that starts with ${starts}`)
  }
  return text.replace(/\/+$/, '')
}

/** An address without a path. */
export function readOrigin(env: Environment, name: string): string | undefined {
  const url = readUrl(env, name)
  if (url === undefined || new URL(url).pathname === '/') return url
  throw new ConfigError(name, 'must be an origin without a path, such as https://shop.example.co.za')
}

/** Origins separated by commas, each written as a browser names it; https, or this machine's own. */
export function readOrigins(env: Environment, name: string): readonly string[] {
  const origins = (readText(env, name) ?? '').split(',').flatMap((text) => text.trim() || [])
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(
        name,
        `must be origins separated by commas, such as https://www.example.co.za, not "${origin}"`,
      )
    }
    requireSafe(name, origin)
  }
  return origins
}

/** Refuses an address that others could read or answer on the way to it; this machine's own is safe. */
export function requireSafe(name: string, address: string): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)) return
  throw new ConfigError(name, 'must be an address that starts with https://')
}

/** A key of 32 bytes, written as base64. The value is never repeated. */
export function readKey(env: Environment, name: string): string | undefined {
  const text = readText(env, name)
  if (text === undefined || Buffer.from(text, 'base64').length === 32) return text
  throw new ConfigError(name, 'must be 32 bytes as base64, such as `openssl rand -base64 32` makes')
}

/** One of a fixed list of words. */
export function readOneOf<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = readText(env, name) ?? fallback
  const word = words.find((candidate) => candidate === text)
  if (!word) throw new ConfigError(name, `must be one of ${words.join(', ')}, not "${text}"`)
  return word
}

/** Throws when some of the variables are set and others are not. */
export function requireTogether(env: Environment, names: readonly string[]): void {
  const missing = names.filter((name) => readText(env, name) === undefined)
  const [first] = missing
  if (first !== undefined && missing.length < names.length) {
    const others = names.filter((name) => !missing.includes(name))
    throw new ConfigError(
      first,
      `must be set when ${others.join(' and ')} ${others.length > 1 ? 'are' : 'is'}`,
    )
  }
}
