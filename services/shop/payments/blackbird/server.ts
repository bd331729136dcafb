import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider-server'
import { blackbirdProvider } from './adapter'
import { blackbirdPageRoutes, blackbirdReturnRoutes } from './routes'

export const server: ProviderServer = {
  connect: blackbirdProvider,
  readEvent: readCardEvent,
  pageRoutes: blackbirdPageRoutes,
  returnRoutes: blackbirdReturnRoutes,
}
