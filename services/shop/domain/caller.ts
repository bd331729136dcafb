import type { Login } from '../payments/payment-terms'

/** Who asks for something, as far as the connection tells. */
export interface Caller {
  login: Login
  /** Stands for the visitor's address; null for this machine, which is no visitor. */
  visitor: string | null
  /** Tries the shop out on this machine: whoever that is orders under one name as often as they like. */
  isTryingOut: boolean
}
