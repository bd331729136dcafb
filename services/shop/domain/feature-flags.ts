import { PROVIDER_FLAGS } from '../payments/methods'
import { PAYMENT_TERMS_FLAG } from '../payments/method-rules'

/**
 * Every feature flag that a cart can carry, by name (spec 3). Beside those that decide how it is paid, the site's own switch
 * (spec 2, get-started dialog), and `instalments`, which older callers set and which decides nothing.
 */
export const FEATURE_FLAGS = [
  PAYMENT_TERMS_FLAG,
  ...PROVIDER_FLAGS,
  'instalments',
  'get-started-modal',
] as const
