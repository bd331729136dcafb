import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider-server'
import { STANDARD_WEBHOOK } from '../webhook-signature'
import { blackbirdProvider } from './adapter'
import { blackbirdPageRoutes, blackbirdReturnRoutes } from './routes'

export const server: ProviderServer = {
  connect: blackbirdProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readCardEvent,
  pageRoutes: blackbirdPageRoutes,
  returnRoutes: blackbirdReturnRoutes,
}
