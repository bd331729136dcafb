import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider'
import { blackbirdProvider } from './adapter'
import { blackbirdPageRoutes, blackbirdReturnRoutes } from './routes'

export const blackbird: ProviderServer = {
  connect: blackbirdProvider,
  readEvent: readCardEvent,
  pageRoutes: blackbirdPageRoutes,
  returnRoutes: blackbirdReturnRoutes,
}
