/** Another tab of this browser is paying the same cart. */
export const BUSY = Symbol('busy')

const nameOf = (id: string): string => `checkout-payment-${id}`

/** Undefined in old browsers and on pages without https; the Idempotency-Key still makes one order of two presses. */
const lockManager = (): LockManager | undefined => navigator.locks

/**
 * Acts while no other tab of this browser can pay the same; a tab that is closed lets go.
 * @param id a cart's, or the number of the order it becomes: tabs that know one of the two keep out of each other's way
 */
export const holdPayment = async <Result>(
  id: string,
  act: () => Promise<Result>,
): Promise<Result | typeof BUSY> => {
  const locks = lockManager()
  return locks
    ? locks.request(nameOf(id), { ifAvailable: true }, async (lock) => (lock ? act() : BUSY))
    : act()
}

/** Which of these some tab is paying now. */
export const findBeingPaid = async (ids: readonly string[]): Promise<string | undefined> => {
  const { held = [] } = (await lockManager()?.query()) ?? {}
  return ids.find((id) => held.some(({ name, mode }) => name === nameOf(id) && mode === 'exclusive'))
}

/** Resolves once no tab is paying this any more; rejects with an AbortError when the signal ends the wait. */
export const whenNotPaid = async (id: string, signal: AbortSignal): Promise<void> => {
  await lockManager()?.request(nameOf(id), { mode: 'shared', signal }, () => Promise.resolve())
}
