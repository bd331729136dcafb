import { cardEvent } from '../standin/card-event'
import type { ProviderStandin } from '../standin/provider-standin'
import { namedReturnAddress } from '../standin/return-address'
import { checkoutApi } from './standin-api'

export const standin: ProviderStandin = {
  pagesPath: '/checkout',
  api: checkoutApi,
  // Its page can be opened again after Cancel.
  cancel: undefined,
  eventBody: cardEvent,
  returnAddress: namedReturnAddress,
}
