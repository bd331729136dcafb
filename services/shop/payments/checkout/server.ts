import { readCardEvent } from '../card-event'
import type { ProviderServer } from '../provider-server'
import { STANDARD_WEBHOOK } from '../webhook-signature'
import { checkoutProvider } from './adapter'
import { checkoutRoutes } from './routes'

export const server: ProviderServer = {
  connect: checkoutProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readCardEvent,
  pageRoutes: checkoutRoutes,
}
