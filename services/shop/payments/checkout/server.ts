import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider-server'
import { checkoutProvider } from './adapter'
import { checkoutRoutes } from './routes'

export const server: ProviderServer = {
  connect: checkoutProvider,
  readEvent: readCardEvent,
  pageRoutes: checkoutRoutes,
}
