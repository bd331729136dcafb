/**
 * The time. A device's clock may be days off, and the site promises dates: so the shop's clock counts as soon as the shop has
 * answered. Durations are measured by the device's own clock (`Date.now`).
 */

/** Milliseconds that clocks may differ by: an answer may take some seconds, and no promise is finer than a minute. */
const TOLERATED_MS = 120_000

/** Milliseconds that the shop's clock is ahead of the device's; undefined until it has answered. */
let ahead: number | undefined

const listeners = new Set<() => void>()

/** Reads the time from an answer of the shop. From another origin the header can be read only where the shop exposes it. */
export const hearShopTime = ({ headers }: Response): void => {
  const shops = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(shops)) return
  const difference = shops - Date.now()
  const heard = Math.abs(difference) < TOLERATED_MS ? 0 : difference
  if (ahead !== undefined && Math.abs(heard - ahead) < TOLERATED_MS) return
  ahead = heard
  for (const listener of listeners) listener()
}

/** Milliseconds since 1970, by the shop's clock; by the device's until the shop has answered. */
export const timeNow = (): number => Date.now() + (ahead ?? 0)

/** Whether {@link timeNow} is the shop's, so that a date may be promised by it. */
export const isShopTime = (): boolean => ahead !== undefined

/** Calls back when the shop's time is known, and whenever the device's clock is changed after that. */
export const onShopTime = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
