import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { randomToken } from '../auth/tokens'
import type { Config } from '../host/config/config'
import { embedFiles } from '../host/embedded'

/** What the content service lets a client ask for in a second (spec 9). */
const SERVICE_LIMIT = 5
/** Files on this machine have nobody else to spare: more than a build ever asks for. */
const NO_LIMIT = 1000

/** A content API that a build reads. */
export interface ContentDoor {
  /** Content delivery API including `/v2`. */
  endpoint: string
  token: string
  spaceId: string
  requestsPerSecond: number
  close(): Promise<void>
}

/**
 * Where a build finds the stories: the configured space, or the files in content/ behind a server of their own, which is
 * there for this build alone: on this machine, on a free port, with published stories only and a token that nobody else
 * has. Visitors reach nothing of it.
 */
export async function openContentDoor({
  storyblok,
  contentDir,
}: Pick<Config, 'storyblok' | 'contentDir'>): Promise<ContentDoor> {
  if (storyblok) return { ...storyblok, requestsPerSecond: SERVICE_LIMIT, close: async () => undefined }
  const token = randomToken()
  const app = Fastify({ forceCloseConnections: true })
  const spaceId = await embedFiles(app, contentDir, token)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/v2`,
    token,
    spaceId,
    requestsPerSecond: NO_LIMIT,
    close: () => app.close(),
  }
}
