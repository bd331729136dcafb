import type { ProviderServer } from '../provider-server'
import { STANDARD_WEBHOOK } from '../webhook-signature'
import { stitchProvider } from './adapter'
import { readStitchEvent } from './event'
import { stitchRoutes } from './routes'

export const server: ProviderServer = {
  connect: stitchProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readStitchEvent,
  pageRoutes: stitchRoutes,
}
