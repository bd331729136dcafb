import { markStoredCart } from './cart/stored-cart'
import { guardPage } from './islands/pre-paint/guard-page'
import { keepEarlyErrors } from './islands/pre-paint/keep-early-errors'
import { markWhole } from './islands/pre-paint/mark-whole'
import { noteEarlyUse } from './islands/pre-paint/note-early-use'
import { startSite } from './islands/pre-paint/start-site'
import { markPageView } from './mark-page-view'
import { keepAddressReadable } from './platform/readable-address'
import { carryVisitAlong } from './platform/visit'

/**
 * The inline script in the head of every page, which runs before the first paint: gatsby/pre-paint.ts compiles it, and gatsby-ssr.tsx
 * describes the page to it by attributes of the document element. A page with experiments has a second script for them.
 */
keepEarlyErrors()
noteEarlyUse()
carryVisitAlong()
keepAddressReadable()
markWhole()
markPageView()
// The first access to storage delays the first paint by some 10 ms: only pages that show the cart pay for it.
if (document.documentElement.dataset.holdsCart !== undefined) markStoredCart()
// The rest is not needed for the first paint: it runs in a task of its own, before any other script.
window.setTimeout(() => {
  guardPage()
  startSite()
})
