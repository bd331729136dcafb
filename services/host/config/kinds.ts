import net from 'node:net'
import { SELLER } from '../../shop/domain/seller'
import { isPlainAddress, type Mailbox, oneLine } from '../../shop/mail/message'

/** A wrong environment variable. Its message is one sentence that starts with the variable's name. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`)
    this.name = 'ConfigError'
  }
}

/** Turns the text of a variable into its value. Throws a ConfigError that names the variable. */
export type Kind<Value> = (text: string, name: string) => Value

/** A kind whose values obey one more rule. @param problem repeats the text only where that can hold no secret */
export const must =
  <Value>(
    kind: Kind<Value>,
    isRight: (value: Value) => boolean,
    problem: string | ((text: string) => string),
  ): Kind<Value> =>
  (text, name) => {
    const value = kind(text, name)
    if (isRight(value)) return value
    throw new ConfigError(name, typeof problem === 'string' ? problem : problem(text))
  }

export const text: Kind<string> = (text) => text

export const matching = (pattern: RegExp, problem: string): Kind<string> =>
  must(text, (value) => pattern.test(value), problem)

export const oneOf = <Word extends string>(...words: readonly Word[]): Kind<Word> =>
  must(
    (text) => text as Word,
    (word) => words.includes(word),
    (text) => `must be one of ${words.join(', ')}, not "${text}"`,
  )

/** Digits alone; NaN otherwise. */
const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)

export const port = must(
  wholeNumber,
  (port) => port >= 1 && port <= 65535,
  (text) => `must be a port number from 1 to 65535, not "${text}"`,
)

export const seconds = (most: number): Kind<number> =>
  must(
    wholeNumber,
    (seconds) => seconds <= most,
    (text) => `must be a whole number of seconds from 0 to ${most}, not "${text}"`,
  )

export const share = must(
  (text) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : Number.NaN),
  (share) => share <= 1,
  (text) => `must be a number from 0 to 1, not "${text}"`,
)

/** An absolute address without a trailing slash. It can hold a password, so no sentence repeats it. */
export const address = (...protocols: readonly string[]): Kind<string> =>
  must(
    (text) => text.replace(/\/+$/, ''),
    (url) => URL.canParse(url) && protocols.includes(new URL(url).protocol),
    `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

export const url = address('http:', 'https:')

export const origin = must(
  url,
  (url) => new URL(url).pathname === '/',
  'must be an origin without a path, such as https://shop.example.co.za',
)

/** An address that nobody else can read or answer on the way to it: https, or this machine's own. */
export const safe = (kind: Kind<string>): Kind<string> =>
  must(
    kind,
    (url) => new URL(url).protocol === 'https:' || ['localhost', '127.0.0.1'].includes(new URL(url).hostname),
    'must be an address that starts with https://',
  )

/** A safe address to which the site adds a query. */
export const urlWithoutQuery = must(
  safe(url),
  (url) => !/[?#]/.test(url),
  'must be an address without a query',
)

/** A safe address as it is written: identity tokens name their issuer letter by letter, with a slash at its end or without. */
export const issuer: Kind<string> = (text, name) => safe(url)(text, name) && text

const browserOrigin = safe(
  must(
    text,
    (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
    (text) => `must be origins separated by commas, such as https://www.example.co.za, not "${text}"`,
  ),
)

/** Safe origins separated by commas, each written as a browser names it. */
export const origins: Kind<readonly string[]> = (text, name) =>
  text.split(',').flatMap((part) => (part.trim() ? browserOrigin(part.trim(), name) : []))

/** 32 bytes as base64. */
export const key = must(
  text,
  (key) => Buffer.from(key, 'base64').length === 32,
  'must be 32 bytes as base64, such as `openssl rand -base64 32` makes',
)

/** A placeholder such as `whsec_...` would be an empty key, with which anybody can sign. */
export const webhookSecret = must(
  text,
  (secret) => !secret.startsWith('whsec_') || Buffer.from(secret.slice(6), 'base64').length >= 16,
  'must be whole: after whsec_ come 16 bytes or more as base64',
)

/** A Sentry project's address with its public key. Every page shows it, so an old one with a secret is refused. */
export const dsn = must(
  safe(url),
  (dsn) => {
    const { username, password, pathname, search, hash } = new URL(dsn)
    return /^\w+$/.test(username) && !password && /^(\/[\w-]+)*\/\d+$/.test(pathname) && !search && !hash
  },
  'must be like https://publickey@host/1, without a secret',
)

export const email = must(text, isPlainAddress, 'must be an address such as help@example.co.za')

/** `Yoco Shop <orders@example.co.za>`, or the address alone. */
export const mailbox: Kind<Mailbox> = (text, name) => {
  const [, quoted, address] = /^(.*)<([^<>]*)>$/.exec(text) ?? [text, '', text]
  const sender = oneLine(quoted ?? '').replace(/^"(.*)"$/, '$1') || SELLER.name
  if (address && isPlainAddress(address)) return { name: sender, address }
  throw new ConfigError(name, `must be an address such as ${SELLER.name} <orders@example.co.za>`)
}

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the start; otherwise the connection is upgraded by STARTTLS. */
  secure: boolean
  user: string | undefined
  password: string | undefined
}

const SMTP_EXAMPLE = 'smtp://user:password@mail.example.co.za:587'

export const smtpServer: Kind<SmtpServer> = (text, name) => {
  const url = new URL(address('smtp:', 'smtps:')(text, name))
  const [user, password] = [url.username, url.password].map((part) => decodePart(part, name))
  if (!url.hostname || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new ConfigError(name, `must be a mail server and nothing else, such as ${SMTP_EXAMPLE}`)
  }
  if (!user !== !password) {
    throw new ConfigError(name, `must hold a user and a password, or neither, such as ${SMTP_EXAMPLE}`)
  }
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, user, password }
}

function decodePart(part: string, name: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined
  } catch {
    throw new ConfigError(name, 'must have every % in its user or password written as %25')
  }
}

/** The interfaces of this machine to listen on: `everywhere`, or a name or an address. */
export const listenAddress = must(
  text,
  (listen) => net.isIP(listen) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(listen),
  'must be everywhere, localhost, or a name or address of this machine',
)

/** Which proxies' X-Forwarded headers count, as Fastify takes it; `hop` is 0 for the client that is connected to the host. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean)

const MOST_PROXIES = 10

/**
 * How many proxies stand in front, or their addresses. The visitor writes the first address of X-Forwarded-For, so it is not
 * enough to say that there is a proxy.
 */
export const trustProxy: Kind<TrustProxy> = (text, name) => {
  if (text === 'no') return false
  const hops = wholeNumber(text)
  if (hops >= 1 && hops <= MOST_PROXIES) return (_address, hop) => hop < hops
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isRange)) return addresses
  throw new ConfigError(
    name,
    `must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8, loopback, not "${text}"`,
  )
}

/** An address, a range of addresses, or a name of proxy-addr's for the ranges of private networks. */
function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = net.isIP(address)
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  return (prefix === undefined || wholeNumber(prefix) <= (version === 4 ? 32 : 128)) && more.length === 0
}
