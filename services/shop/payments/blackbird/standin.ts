import { cardEvent } from '../standin/card-event'
import type { ProviderStandin } from '../standin/provider-standin'
import { namedReturnAddress } from '../standin/return-address'
import { blackbirdApi } from './standin-api'

export const standin: ProviderStandin = {
  pagesPath: '/blackbird/pay',
  api: blackbirdApi,
  cancel: { status: 'cancelled' },
  eventBody: cardEvent,
  returnAddress: namedReturnAddress,
}
