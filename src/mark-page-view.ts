import { markFiltered } from './blocks/shop/shop-items/mark-filtered'
import { savePromoCode } from './cart/stored-cart'
import { storeForcedList } from './experiments/store-forced'
import { markBarePage } from './layout/bare-page'
import { markViewMinute } from './layout/site-banner/view-minute'
import { keepQuery } from './platform/visit'

/**
 * Starts every page view, whether the browser loads the page or a link or a step back leads to it: sets flags on the document by the
 * address and the time, for styles (src/platform/page-flags.ts), and stores the campaign, promo code and test experiments of the address.
 * It is part of the inline script of every page (src/pre-paint.ts), and gatsby-browser.tsx calls it for every later view.
 */
export const markPageView = (): void => {
  markViewMinute()
  markBarePage()
  markFiltered()
  // Most addresses have no query. The first access to storage delays the first paint by some 10 ms.
  if (window.location.search === '') return
  keepQuery()
  savePromoCode()
  storeForcedList()
}
