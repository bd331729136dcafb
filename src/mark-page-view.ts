import { markFiltered } from './blocks/shop/shop-items/mark-filtered'
import { savePromoCode } from './cart/kept-cart'
import { keepAsked } from './experiments/keep-asked'
import { markBarePage } from './layout/bare-page'
import { markViewMinute } from './layout/site-banner/view-minute'
import { keepQuery } from './platform/visit'

/**
 * What every page view begins with, whether the browser has loaded the page whole or a link or a step back led to it: marks the
 * document by the address and the time, for styles (src/platform/page-flags.ts), and keeps what the address brings along.
 * It is part of the inline script of every page (src/pre-paint.ts), and gatsby-browser.tsx calls it for every later view.
 */
export const markPageView = (): void => {
  markViewMinute()
  markBarePage()
  markFiltered()
  // Most addresses bring nothing along. The first look into storage keeps the first paint waiting for some ten milliseconds.
  if (window.location.search === '') return
  keepQuery()
  savePromoCode()
  keepAsked()
}
