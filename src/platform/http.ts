import createClient from 'openapi-fetch'
import { hearShopTime } from './clock'
import { randomId } from './random-id'
import { whileWorking } from './readiness'
import {
  networkError,
  responseError,
  ShopError,
  toShopError,
  unexpectedError,
  type ProblemCode,
} from './shop-error'
import type { paths } from '../../shared/shop-api.gen'
import { shopApiUrl } from './build-settings'

export { ShopError, toShopError, type ProblemCode }

const TIMEOUT_MS = 15_000

/** Reading twice changes nothing, and neither does a request that carries an Idempotency-Key. */
const mayRepeat = (request: Request): boolean =>
  request.method === 'GET' || request.headers.has('idempotency-key')

const send = async (request: Request): Promise<Response> => {
  const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  hearShopTime(response)
  return response
}

/** Mobile data loses single requests: one that may repeat is sent a second time before the shopper sees a failure. */
const patientFetch = async (request: Request): Promise<Response> => {
  const spare = mayRepeat(request) ? request.clone() : undefined
  try {
    return await send(request)
  } catch (error) {
    if (!spare) throw error
    return send(spare)
  }
}

const baseUrl =
  typeof window === 'undefined' ? shopApiUrl() : new URL(shopApiUrl(), window.location.origin).href

/** The shop API with the types of its own OpenAPI document. Heavy for a first page view: load it on intent. */
export const shop = createClient<paths>({ baseUrl, fetch: patientFetch })

/** A header that makes a POST happen once, however often it is sent. One key for one attempt of the shopper. */
export const idempotencyHeader = (key: string = randomId()) => ({ 'idempotency-key': key })

type Sent<Body> = Promise<{ data?: Body; error?: unknown; response: Response }>

/**
 * The body of an answer of {@link shop}. The page counts as working until the body has arrived, not only its headers.
 * @throws ShopError when the API refuses or cannot be reached
 */
export const answer = async <Body>(request: Sent<Body>): Promise<Body> => {
  const { data, error, response } = await whileWorking(request).catch((failure: unknown) => {
    throw failure instanceof SyntaxError ? unexpectedError() : networkError()
  })
  if (data === undefined || !response.ok) throw responseError(error)
  return data
}

/** The same, but null when the API refuses with this code, because it does not know what was requested. */
export const answerIfKnown = async <Body>(
  request: Sent<Body>,
  unknown: ProblemCode,
): Promise<Body | null> => {
  try {
    return await answer(request)
  } catch (error) {
    if (error instanceof ShopError && error.code === unknown) return null
    throw error
  }
}
