import { markFiltered } from './blocks/shop/shop-items/mark-filtered'
import { markKeptCart } from './cart/kept-cart'
import { guardPage } from './islands/pre-paint/guard-page'
import { markWhole } from './islands/pre-paint/mark-whole'
import { noteEarlyUse } from './islands/pre-paint/note-early-use'
import { startSite } from './islands/pre-paint/start-site'
import { markBarePage } from './layout/bare-page'

/**
 * The one script of ours that stands in a page's HTML, in the head, before anything is painted: gatsby/pre-paint.ts compiles
 * it. It knows nothing of the page but its address and what this browser keeps, so it is the same for all pages.
 */
noteEarlyUse()
markWhole()
markBarePage()
markKeptCart()
markFiltered()
// What is not for the first paint is a task of its own. No other script begins before it.
window.setTimeout(() => {
  guardPage()
  startSite()
})
