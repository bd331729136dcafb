import { create } from 'zustand'
import type { LoadedCatalogue } from './types'

type LiveState = {
  /** Undefined until the shop has answered: the build's products stand until then. */
  catalogue?: LoadedCatalogue
  /** The browser's clock, ms since 1970; undefined until the page is awake: the build's moment stands until then. */
  now?: number
}

/** What the page has learnt since it was built. Starts empty, so that the first render equals the server's. */
export const useLive = create<LiveState>(() => ({}))
