import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { randomToken } from '../auth/tokens'
import type { Config } from '../host/config/config'
import { embedFiles, versionsOfFiles } from '../host/embedded'
import { askService, CONTENT_API } from '../lib/ask-service'

/** Requests that the content service allows a client in a second (spec 9). */
const SERVICE_LIMIT = 5
/** The server for files on this machine has one client: more requests in a second than a build ever sends. */
const NO_LIMIT = 1000
/** How long the content service may take to answer with its version, in ms. */
const TIMEOUT_MS = 10_000

type ContentConfig = Pick<Config, 'storyblok' | 'contentDir'>

/** An embedded space that is open; undefined: the files in content/. */
type OpenSpace = Exclude<Parameters<typeof embedFiles>[1], string> | undefined

/** A content API that a build reads. */
export interface ContentSource {
  /** Content delivery API including `/v2`. */
  endpoint: string
  token: string
  spaceId: string
  requestsPerSecond: number
  close(): Promise<void>
}

/**
 * The configured space, or the embedded one on a server of its own that exists for this build alone: on this machine, on a
 * free port, with published stories only and a token that nobody else has. Visitors reach nothing of it.
 */
export async function openContentSource(
  { storyblok, contentDir }: ContentConfig,
  space?: OpenSpace,
): Promise<ContentSource> {
  if (storyblok) return { ...storyblok, requestsPerSecond: SERVICE_LIMIT, close: async () => undefined }
  const token = randomToken()
  const app = Fastify({ forceCloseConnections: true })
  const spaceId = await embedFiles(app, space ?? contentDir, token)
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

/**
 * The version of the published content, a text that changes with it. Rejects with a sentence when the content service
 * does not answer as it should, or when files in content/ cannot be read.
 */
export async function readContentVersion(
  { storyblok, contentDir }: ContentConfig,
  openSpace?: OpenSpace,
): Promise<string> {
  if (!storyblok) return (await versionsOfFiles(openSpace ?? contentDir))()
  const address = `${storyblok.endpoint}/cdn/spaces/me`
  const url = `${address}?token=${encodeURIComponent(storyblok.token)}`
  const body: unknown = await (await askService(CONTENT_API, url, { timeoutMs: TIMEOUT_MS })).json()
  const { space } = body as { space?: { version?: number } }
  if (space?.version !== undefined) return String(space.version)
  throw new Error(
    `The content API at ${address} did not say which version its content has. Check STORYBLOK_ENDPOINT: it ends in /v2.`,
  )
}
