/** Another tab of this browser is paying the same cart. */
export const BUSY = Symbol('busy')

const nameOf = (cartId: string): string => `checkout-payment-${cartId}`

/** Undefined in old browsers and on pages without https; the Idempotency-Key still makes one order of two presses. */
const lockManager = (): LockManager | undefined => navigator.locks

/** Acts while no other tab of this browser can pay the same cart; a tab that is closed lets go. */
export const holdPayment = async <Result>(
  cartId: string,
  act: () => Promise<Result>,
): Promise<Result | typeof BUSY> => {
  const locks = lockManager()
  return locks
    ? locks.request(nameOf(cartId), { ifAvailable: true }, async (lock) => (lock ? act() : BUSY))
    : act()
}

/** Whether some tab is paying this cart now. */
export const isBeingPaid = async (cartId: string): Promise<boolean> => {
  const state = await lockManager()?.query()
  return state?.held?.some(({ name, mode }) => name === nameOf(cartId) && mode === 'exclusive') ?? false
}

/** Resolves once no tab is paying this cart any more; rejects with an AbortError when the signal ends the wait. */
export const whenNotPaid = async (cartId: string, signal: AbortSignal): Promise<void> => {
  await lockManager()?.request(nameOf(cartId), { mode: 'shared', signal }, () => Promise.resolve())
}
