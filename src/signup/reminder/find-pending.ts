import { toShopError } from '../../platform/http'
import { forgetPending, pendingSignup } from '../pending'
import { fetchSignup, type RemoteSignup } from '../shop'

/** Each signup is asked for once in a page view, however many pages are visited in it. */
const asked = new Map<string, Promise<RemoteSignup | null>>()

const ask = async (id: string): Promise<RemoteSignup | null> => {
  try {
    const signup = await fetchSignup(id)
    if (signup?.status === 'pending') return signup
    forgetPending(id)
  } catch (error) {
    console.warn('The unfinished signup was not found.', toShopError(error).message)
    asked.delete(id)
  }
  return null
}

/** The signup that was left unfinished in this browser; null when there is none or the shop does not say so. */
export const findPending = async (): Promise<RemoteSignup | null> => {
  const id = pendingSignup()
  if (!id) return null
  const answer = asked.get(id) ?? ask(id)
  asked.set(id, answer)
  const signup = await answer
  // Finished in the meantime, here or in another tab.
  return pendingSignup() === id ? signup : null
}
