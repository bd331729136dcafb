import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Problem } from '../domain/problem'
import type { PaymentProviderOptions } from './config'
import type { PaymentProviderName } from './providers'

/** Default time limits: a read is short, because a shopper may wait for it; a change may take longer. */
const TIMEOUT_MS = { GET: 3_000, POST: 10_000 } as const
/** For opening a page: two providers in turn must answer before a browser gives up after 15 seconds. */
export const OPENING_MS = 6_000

/** In bytes. Providers' answers have a few hundred. */
const LARGEST_ANSWER = 65_536

/** How to reach a provider, and where to log failures. */
export interface Connection extends PaymentProviderOptions {
  name: PaymentProviderName
  /** The site's own origin. */
  siteUrl: string
  log: { warn(about: object, message: string): void }
}

interface Call {
  path: string
  /** The path without ids, for the log; by default the path itself. */
  route?: string
  /** A call with a body is a POST. */
  body?: object
  /** The payment's id, for calls that must not take effect twice. */
  idempotencyKey?: string
  /** Time limit for the whole answer in ms, if not the default. */
  timeoutMs?: number
}

/** Reads an answer; throws when it does not fit. */
interface Shape<Answer> {
  Parse(value: unknown): Answer
}

/** Why a call failed, in words that contain nothing of the request or the answer. */
class CallFailure extends Error {}

/**
 * Calls a provider's server API and returns its JSON. Sends only to the configured address. A failure is logged in one line
 * without personal data.
 * @param unreachableMessage the sentence for the shopper when the provider cannot be reached or its answer does not fit
 * @throws Problem payment_provider_unavailable
 */
export async function callProvider<Answer>(
  { name, apiUrl, secretKey, log }: Connection,
  { path, route = path, body, idempotencyKey, timeoutMs }: Call,
  shape: Shape<Answer>,
  unreachableMessage: string,
): Promise<Answer> {
  const method = body ? 'POST' : 'GET'
  const startedAt = performance.now()
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS[method]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new CallFailure(`status ${response.status}`)
    }
    return parse(shape, await readText(response))
  } catch (error) {
    log.warn(
      {
        provider: name,
        call: `${method} ${route}`,
        ...(idempotencyKey && { payment: idempotencyKey }),
        reason: reasonOf(error),
        duration_ms: Math.round(performance.now() - startedAt),
      },
      'A call of a payment provider failed',
    )
    throw new Problem('payment_provider_unavailable', unreachableMessage)
  }
}

export const isProviderDown = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'payment_provider_unavailable'

/** Reads no more than the largest answer. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  const reader = response.body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length
    if (length > LARGEST_ANSWER) {
      await reader?.cancel()
      throw new CallFailure(`more than ${LARGEST_ANSWER} bytes`)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse<Answer>(shape: Shape<Answer>, text: string): Answer {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The error's message would quote the answer.
    throw new CallFailure('not JSON')
  }
  try {
    return shape.Parse(content)
  } catch {
    throw new CallFailure('not the answer expected')
  }
}

/** A code such as ECONNREFUSED, TimeoutError, or the reason of a BadAnswer. */
function reasonOf(error: unknown): string {
  if (error instanceof CallFailure) return error.message
  const { name, cause } = error instanceof Error ? error : new Error(String(error))
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : name
}

/** For a card page that could not be opened. */
export const NOTHING_CHARGED =
  'We cannot reach our card payment partner at the moment. Nothing was charged. Try again, or pay by EFT.'

/** For a bank page that could not be opened. */
export const NOTHING_PAID =
  'We cannot reach our instant EFT partner at the moment. Nothing was paid. Try again, or pay by EFT.'

/** For a request without an answer, which may have taken effect. */
export const ASK_AGAIN =
  'We cannot reach our payment partner at the moment. Try again in a minute: you will not be charged twice.'

const Opened = Compile(Type.Object({ id: Type.String({ minLength: 1 }), redirectUrl: Type.String() }))

/** A provider's answer after opening a page: the page's id, and an address that shoppers may be sent to. */
export const openedPage = (own: { apiUrl: string; siteUrl: string }) => ({
  Parse(value: unknown): { id: string; redirectUrl: string } {
    const { id, redirectUrl } = Opened.Parse(value)
    return { id, redirectUrl: pageAddress(redirectUrl, own) }
  },
})

/**
 * The address of a payment page, if shoppers may be sent to it: over https, or on the provider's or the site's own origin,
 * which are http only on a developer's machine; without a user name or password, which could imitate another host.
 * @throws Error
 */
export function pageAddress(
  address: string,
  { apiUrl, siteUrl }: { apiUrl: string; siteUrl: string },
): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNamed = url !== undefined && (url.username !== '' || url.password !== '')
  const own = [apiUrl, siteUrl].map((known) => new URL(known).origin)
  if (!url || isNamed || (url.protocol !== 'https:' && !own.includes(url.origin))) {
    throw new Error('no page address that is safe for a shopper')
  }
  return address
}
