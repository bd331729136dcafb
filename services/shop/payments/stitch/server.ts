import type { ProviderServer } from '../provider'
import { stitchProvider } from './adapter'
import { readStitchEvent } from './event'
import { stitchRoutes } from './routes'

export const stitch: ProviderServer = {
  connect: stitchProvider,
  readEvent: readStitchEvent,
  pageRoutes: stitchRoutes,
}
