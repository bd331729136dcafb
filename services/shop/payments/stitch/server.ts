import type { ProviderServer } from '../provider-server'
import { stitchProvider } from './adapter'
import { readStitchEvent } from './event'
import { stitchRoutes } from './routes'

export const server: ProviderServer = {
  connect: stitchProvider,
  readEvent: readStitchEvent,
  pageRoutes: stitchRoutes,
}
