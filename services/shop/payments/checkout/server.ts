import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider'
import { checkoutProvider } from './adapter'
import { checkoutRoutes } from './routes'

export const checkout: ProviderServer = {
  connect: checkoutProvider,
  readEvent: readCardEvent,
  pageRoutes: checkoutRoutes,
}
