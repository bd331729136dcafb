import { reportError } from './report-error'
import type { components } from '../../shared/shop-api.gen'

/** The shop's own codes. It types lists of some of them, so that none names a code that the shop does not have. */
export type ProblemCode = components['schemas']['Error']['error']['code']

/** A refusal of the shop API, or the network's failure to reach it. `message` is a sentence for the shopper. */
export class ShopError extends Error {
  constructor(
    /** The API's code; `network` when no answer came, `unexpected` when it made no sense. */
    readonly code: ProblemCode | 'network' | 'unexpected',
    message: string,
    /** What is wrong, by field of the request. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'ShopError'
  }
}

const OFFLINE = 'We could not reach the shop. Check your connection and try again.'
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.'

export const networkError = (): ShopError => new ShopError('network', OFFLINE)
export const unexpectedError = (): ShopError => new ShopError('unexpected', UNEXPECTED)

/** Any failure as one with a sentence for the shopper. A script that could not be loaded counts as the network. */
export const toShopError = (error: unknown): ShopError => {
  if (error instanceof ShopError) return error
  reportError(error, 'Something failed on the way to the shop.')
  return error instanceof Error && error.name === 'ChunkLoadError' ? networkError() : unexpectedError()
}

type ErrorBody = { error: Pick<components['schemas']['Error']['error'], 'code' | 'message' | 'fields'> }

const isErrorBody = (body: unknown): body is ErrorBody => {
  const error = (body as Partial<ErrorBody> | undefined)?.error
  return typeof error?.code === 'string' && typeof error.message === 'string'
}

/** The error of a response that is not ok, from its JSON body (contract, Shop API). */
export const responseError = (body: unknown): ShopError =>
  isErrorBody(body)
    ? new ShopError(body.error.code, body.error.message, body.error.fields)
    : unexpectedError()
