import { unavailableLines } from '../rules/unavailable'
import { isUsed, useCart } from '../store'
import { leaveIfOrdered } from './leave-if-ordered'
import { drain } from './push'
import { readCatalogue } from './read-catalogue'
import { enqueue } from './queue'
import { notifyUnavailable } from './notify-unavailable'
import { addPending } from './transitions'

/** Takes out what can no longer be bought, and says which and why (spec 8). */
const dropUnavailable = async (): Promise<void> => {
  const catalogue = await readCatalogue()
  const { products, remote } = useCart.getState()
  const gone = unavailableLines(products, catalogue)
  addPending('shop', ...gone.map(({ item }) => ({ item, line: null })))
  await notifyUnavailable(gone, remote)
}

const check = async (): Promise<void> => {
  if (!isUsed() || (await leaveIfOrdered())) return
  await dropUnavailable()
  await drain()
}

/**
 * Reads the shop's cart for names, prices and totals, takes out lines that can no longer be bought, and sends what waits.
 * A cart that is open no more is left. Never rejects: a failure is kept in `remoteError`, the saved lines stay, and it is
 * tried again.
 */
export const refresh = (): Promise<void> => enqueue(check)
