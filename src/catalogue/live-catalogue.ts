import { create } from 'zustand'
import { hearShopTime, timeNow } from '../platform/clock'
import { nextTask } from '../platform/idle'
import { whileWorking } from '../platform/readiness'
import { STOREFRONT } from './rules/items'
import type { LoadedCatalogue, ShopBundle, ShopProduct } from './rules/types'
import { shopApiUrl } from '../platform/build-settings'

export type LiveState = {
  /** Undefined until the shop has answered; until then the build's products are shown. */
  catalogue?: LoadedCatalogue
  /** The time of the answer, ms since 1970; until then the build's moment counts. */
  now?: number
}

/** The shop's answer since the build. Starts empty, so that the first render equals the server's. */
export const useLive = create<LiveState>(() => ({}))

// The typed client is not used here, because every page with a price would download it.
const getJson = async <Answer>(path: string): Promise<Answer> => {
  const response = await fetch(`${shopApiUrl()}/${path}?storefront=${STOREFRONT}`, {
    headers: { accept: 'application/json' },
  })
  hearShopTime(response)
  if (!response.ok) throw new Error(`The shop did not answer with its catalogue (${response.status}).`)
  return (await response.json()) as Answer
}

const fetchCatalogue = async (): Promise<LoadedCatalogue> => {
  const [{ products }, { bundles }] = await whileWorking(
    Promise.all([
      getJson<{ products: ShopProduct[] }>('products/'),
      getJson<{ bundles: ShopBundle[] }>('bundles/'),
    ]),
  )
  return { products, bundles }
}

/** How long (ms) all callers share one answer. In this time the blocks of a page are hydrated and often pressed. */
const SHARED_FOR = 10_000

let shared: { answer: Promise<LoadedCatalogue>; requestedAt: number } | undefined

const requestCatalogue = (): Promise<LoadedCatalogue> => {
  const answer = fetchCatalogue()
  const request = { answer, requestedAt: Date.now() }
  shared = request
  answer.then(
    (catalogue) => {
      // A later request has made an earlier answer out of date.
      if (shared === request) useLive.setState({ catalogue, now: timeNow() })
    },
    () => {
      if (shared === request) shared = undefined
    },
  )
  return answer
}

/**
 * The catalogue of the shop, shared by all callers while it is fresh; every answer is shown on the page at once. After a failure the
 * next call requests it again.
 * @param maxAge the oldest answer accepted, in ms
 * @throws when the shop cannot be reached or answers with an error
 */
export const loadCatalogue = ({ maxAge = SHARED_FOR } = {}): Promise<LoadedCatalogue> =>
  shared && Date.now() - shared.requestedAt < maxAge ? shared.answer : requestCatalogue()

/** The greatest age (ms) of an answer for display; for the cart the shop is asked again. */
const DISPLAY_MAX_AGE = 60_000

/** Updates the page with the shop's catalogue. Every island that shows a product calls it when it is hydrated. */
export const refreshCatalogue = async (): Promise<void> => {
  await nextTask()
  try {
    await loadCatalogue({ maxAge: DISPLAY_MAX_AGE })
  } catch (error) {
    // The prices of the build stay on the page; the cart asks the shop again and reports a failure to the shopper.
    console.warn('The prices on this page could not be refreshed.', error)
  }
}
