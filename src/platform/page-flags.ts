/**
 * Flags of this page view on the document element, as `data-<flag>`. By them styles show the right half of the HTML before any
 * code of the site is loaded (src/pre-paint.ts):
 * - `bare`: the address asks for a page without banners and navigation (spec 2, "Page layout")
 * - `cart`: this browser holds cart lines, or the address asks for an order
 * - `filtered`: the address asks for a part of a list
 * - `travelling`: a link was followed, and the next page is on its way
 * - `whole`: no section is deferred any more, however far below (src/theme/once-near.ts)
 * - `asks-consent`: this browser stores no answer about cookies
 * - `overlay-open`: a drawer or dialog stands over the page
 */
export type PageFlag = 'bare' | 'cart' | 'filtered' | 'travelling' | 'whole' | 'asks-consent' | 'overlay-open'

const nameOf = (flag: PageFlag) => `data-${flag}`

export const setFlag = (flag: PageFlag, isSet = true): void =>
  void document.documentElement.toggleAttribute(nameOf(flag), isSet)

export const hasFlag = (flag: PageFlag): boolean => document.documentElement.hasAttribute(nameOf(flag))
