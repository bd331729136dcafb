import { cardEvent } from '../standin/card-event'
import type { ProviderStandin } from '../standin/provider-standin'
import { namedWayBack } from '../standin/way-back'
import { checkoutApi } from './standin-api'

export const standin: ProviderStandin = {
  pagesPath: '/checkout',
  api: checkoutApi,
  // Its page can be opened again after Cancel.
  cancel: undefined,
  eventBody: cardEvent,
  wayBack: namedWayBack,
}
