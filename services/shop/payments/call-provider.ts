import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Problem } from '../domain/problem'
import type { PaymentProviderOptions } from './config'
import type { PaymentProviderName } from './providers'

/** A question may be asked while a shopper reads a cart; what changes something gets its time. */
const TIMEOUT_MS = { GET: 3_000, POST: 10_000 } as const
/** For opening a page: two providers in turn, and the answer still reaches a browser that waits for 15 seconds. */
export const OPENING_MS = 6_000

/** In bytes. What a provider answers is a few hundred. */
const LARGEST_ANSWER = 65_536

/** How a provider is reached, and where it is noted that it was not. */
export interface Connection extends PaymentProviderOptions {
  name: PaymentProviderName
  /** The site's own origin. */
  siteUrl: string
  log: { warn(about: object, message: string): void }
}

interface Call {
  path: string
  /** The same without ids, for the log; the path itself where it has none. */
  route?: string
  /** A call with a body is a POST. */
  body?: object
  /** The payment's id, for whatever must not happen twice. */
  idempotencyKey?: string
  /** How long the whole answer may take, in ms, if not as long as usual. */
  timeoutMs?: number
}

/** What an answer must hold; throws when it does not. */
interface Shape<Answer> {
  Parse(value: unknown): Answer
}

/** Why a call failed, in words that hold nothing of what was sent or answered. */
class CallFailure extends Error {}

/**
 * One call of a provider's server API. Answers its JSON. It is sent to where the provider is configured and nowhere else.
 * One that fails leaves one line in the log, which holds nobody's data.
 * @param comfort what a shopper is told when the provider cannot be reached, or answers nothing that makes sense
 * @throws Problem payment_provider_unavailable
 */
export async function callProvider<Answer>(
  { name, apiUrl, secretKey, log }: Connection,
  { path, route = path, body, idempotencyKey, timeoutMs }: Call,
  shape: Shape<Answer>,
  comfort: string,
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
    throw new Problem('payment_provider_unavailable', comfort)
  }
}

/** Reads no further than an answer can be long. */
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
    // Its message would quote the answer.
    throw new CallFailure('not JSON')
  }
  try {
    return shape.Parse(content)
  } catch {
    throw new CallFailure('not the answer expected')
  }
}

/** A code such as ECONNREFUSED, TimeoutError, or why the answer was not taken. */
function reasonOf(error: unknown): string {
  if (error instanceof CallFailure) return error.message
  const { name, cause } = error instanceof Error ? error : new Error(String(error))
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : name
}

/** For a page that could not be opened. */
export const NOTHING_CHARGED =
  'We cannot reach our card payment partner at the moment. Nothing was charged. Try again, or pay by EFT.'

/** For a bank page that could not be opened. */
export const NOTHING_PAID =
  'We cannot reach our instant EFT partner at the moment. Nothing was paid. Try again, or pay by EFT.'

/** For a question whose answer never came: what it asked for may have happened. */
export const ASK_AGAIN =
  'We cannot reach our payment partner at the moment. Try again in a minute: you will not be charged twice.'

const Opened = Compile(Type.Object({ id: Type.String({ minLength: 1 }), redirectUrl: Type.String() }))

/** What a provider answers that has opened a page: its id there, and an address that a shopper may be sent to. */
export const openedPage = (own: { apiUrl: string; siteUrl: string }) => ({
  Parse(value: unknown): { id: string; redirectUrl: string } {
    const { id, redirectUrl } = Opened.Parse(value)
    return { id, redirectUrl: pageAddress(redirectUrl, own) }
  },
})

/**
 * The address of a payment page, where a shopper may be sent to it: over https, or on the provider's own origin or the
 * site's, which are http on a developer's machine only; without a name or password that could pass for another host.
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
    throw new Error('no page that a shopper can be sent to')
  }
  return address
}
