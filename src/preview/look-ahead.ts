import { keepCatalogue, type LoadedCatalogue } from '../catalogue'
import { markViewMinute } from '../layout/site-banner/view-minute'
import { hearShopTime, onShopTime } from '../platform/clock'

/** Sets the clock of the page, as an answer of the shop at that moment does. @param moment milliseconds since 1970 */
const setClock = (moment: number): void =>
  hearShopTime(new Response(null, { headers: { date: new Date(moment).toUTCString() } }))

/**
 * Shows the page as at a moment, from which its clock goes on: banners, countdowns and dates, and the given prices. It holds against the
 * answers of the shop, which have the time and the prices of now. What is already on the page must be rendered again.
 * @param moment milliseconds since 1970
 * @returns a function that returns to now
 */
export const lookAhead = (moment: number, catalogue: LoadedCatalogue): (() => void) => {
  const ahead = moment - Date.now()
  const hold = () => setClock(Date.now() + ahead)
  hold()
  markViewMinute()
  const endClock = onShopTime(hold)
  const endCatalogue = keepCatalogue({ catalogue, now: moment })
  return () => {
    endClock()
    endCatalogue()
    setClock(Date.now())
    markViewMinute()
  }
}
