import type { PaymentProviderOptions } from '../../payment-providers'
import { Problem } from '../domain/problem'

/** A question may be asked while a shopper reads a cart; what changes something gets its time. */
const TIMEOUT_MS = { GET: 3_000, POST: 10_000 } as const
/** For opening a page: two providers in turn, and the answer still reaches a browser that waits for 15 seconds. */
export const OPENING_MS = 6_000

interface Call {
  path: string
  /** A call with a body is a POST. */
  body?: object
  idempotencyKey?: string
  /** How long it may take, in ms, if not as long as usual. */
  timeoutMs?: number
}

/** What an answer must hold; throws when it does not. */
interface Shape<Answer> {
  Parse(value: unknown): Answer
}

/**
 * One call of a provider's server API. Answers its JSON.
 * @param comfort what a shopper is told when the provider cannot be reached, or answers nothing that makes sense
 * @throws Problem payment_provider_unavailable
 */
export async function callProvider<Answer>(
  { apiUrl, secretKey }: PaymentProviderOptions,
  { path, body, idempotencyKey, timeoutMs }: Call,
  shape: Shape<Answer>,
  comfort: string,
): Promise<Answer> {
  const method = body ? 'POST' : 'GET'
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS[method]),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return shape.Parse(await response.json())
  } catch (cause) {
    throw Object.assign(new Problem('payment_provider_unavailable', comfort), { cause })
  }
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
