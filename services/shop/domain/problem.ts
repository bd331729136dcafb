/** Every refusal of the shop API by code, with its HTTP status. */
export const PROBLEM_STATUS = {
  malformed_request: 400,
  not_found: 404,
  cart_not_found: 404,
  signup_not_found: 404,
  payment_not_found: 404,
  order_not_found: 404,
  order_access_ended: 401,
  order_placed: 409,
  order_complete: 409,
  order_cancelled: 409,
  invoice_not_issued: 409,
  not_returnable: 409,
  return_exists: 409,
  not_in_order: 422,
  payment_processing: 409,
  out_of_stock: 409,
  signup_complete: 409,
  can_be_bought: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  unknown_product: 422,
  unknown_bundle: 422,
  not_available: 422,
  not_in_cart: 422,
  quantity_above_maximum: 422,
  cart_full: 422,
  cart_empty: 422,
  details_missing: 422,
  signup_incomplete: 422,
  amount_mismatch: 422,
  not_free: 422,
  nothing_to_pay: 422,
  method_not_available: 422,
  instalment_plan_not_available: 422,
  foreign_return_address: 422,
  unknown_promo_code: 422,
  expired_promo_code: 422,
  promo_code_used_up: 422,
  idempotency_key_reused: 422,
  invalid_signature: 401,
  too_many_tries: 429,
  internal_error: 500,
  payment_provider_unavailable: 502,
  temporarily_unavailable: 503,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as readonly ProblemCode[]

/** A refusal. `message` is a sentence for the shopper; `fields` names the fields of the request at fault. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message)
    this.name = 'Problem'
  }
}

/** A refusal that ends by itself. `endsAt`: when, in ms since 1970. */
export class TooManyTries extends Problem {
  readonly retryAfterSeconds: number

  constructor(endsAt: number, now: Date) {
    const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super('too_many_tries', `There were too many tries. Try again in ${wait}, or call us.`)
    this.retryAfterSeconds = seconds
  }
}

/** The database cannot be reached, and will be back. Whether the request changed anything is unknown. */
export class Unavailable extends Problem {
  readonly retryAfterSeconds = 5

  constructor() {
    super(
      'temporarily_unavailable',
      'The shop cannot be reached at the moment. Please try again in a minute.',
    )
  }
}
