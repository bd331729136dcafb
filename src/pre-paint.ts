import { markKeptCart } from './cart/kept-cart'
import { markVariants } from './experiments/mark-variants'
import { guardPage } from './islands/pre-paint/guard-page'
import { keepEarlyErrors } from './islands/pre-paint/keep-early-errors'
import { markWhole } from './islands/pre-paint/mark-whole'
import { noteEarlyUse } from './islands/pre-paint/note-early-use'
import { startSite } from './islands/pre-paint/start-site'
import { markPageView } from './mark-page-view'
import { keepFragmentReadable } from './platform/fragment'
import { carryVisitAlong } from './platform/visit'

declare global {
  /** Whether the page's HTML holds both, a cart and the words for none. */
  const SHOWS_CART: boolean
  /** Whether it holds an experiment. */
  const HOLDS_EXPERIMENT: boolean
}

/**
 * The one script of ours that stands in every page's HTML, in the head, before anything is painted: gatsby/pre-paint.ts compiles
 * it. It knows nothing of the page but its address, what this browser keeps, and whether the page shows a cart or holds an experiment.
 */
keepEarlyErrors()
noteEarlyUse()
carryVisitAlong()
keepFragmentReadable()
markWhole()
markPageView()
// The first look into storage keeps the first paint waiting for some ten milliseconds: only such pages look.
if (SHOWS_CART) markKeptCart()
if (HOLDS_EXPERIMENT) markVariants()
// What is not for the first paint is a task of its own. No other script begins before it.
window.setTimeout(() => {
  guardPage()
  startSite()
})
