import { markKeptCart } from './cart/kept-cart'
import { guardPage } from './islands/pre-paint/guard-page'
import { keepEarlyErrors } from './islands/pre-paint/keep-early-errors'
import { markWhole } from './islands/pre-paint/mark-whole'
import { noteEarlyUse } from './islands/pre-paint/note-early-use'
import { startSite } from './islands/pre-paint/start-site'
import { markPageView } from './mark-page-view'
import { keepAddressReadable } from './platform/readable-address'
import { carryVisitAlong } from './platform/visit'

/**
 * The one script of ours that stands in every page's HTML, in the head, before anything is painted: gatsby/pre-paint.ts compiles
 * it. What the page will hold, gatsby-ssr.tsx says on the document element. A page with experiments has another for those.
 */
keepEarlyErrors()
noteEarlyUse()
carryVisitAlong()
keepAddressReadable()
markWhole()
markPageView()
// The first look into storage keeps the first paint waiting for some ten milliseconds: only such pages look.
if (document.documentElement.dataset.holdsCart !== undefined) markKeptCart()
// What is not for the first paint is a task of its own. No other script begins before it.
window.setTimeout(() => {
  guardPage()
  startSite()
})
