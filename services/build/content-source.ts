import type { AddressInfo } from 'node:net'
import { randomToken } from '../auth/tokens'
import type { Config } from '../host/config/config'
import { embedFiles, versionsOfFiles } from '../host/embedded'
import { askService, CONTENT_API } from '../lib/ask-service'
import { readPublishedSlugs } from '../lib/content-links'

/** Requests that the content service allows a client in a second (spec 9). */
const SERVICE_LIMIT = 5
/** The server for files on this machine has one client: more requests in a second than a build ever sends. */
const NO_LIMIT = 1000
/** How long the content service may take to answer with its version, in ms. */
const TIMEOUT_MS = 10_000

type ContentConfig = Pick<Config, 'storyblok' | 'contentDir'>

/** An embedded space that is open; undefined: the files in content/. */
export type OpenSpace = Exclude<Parameters<typeof embedFiles>[1], string> | undefined

/** A content API that is there for a build, such as the one of the host that starts it. */
export interface GivenContent {
  /** Content delivery API including `/v2`. */
  endpoint: string
  token: string
  spaceId: string
  requestsPerSecond: number
}

/** A content API that a build reads. */
export interface ContentSource extends GivenContent {
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
  const { default: Fastify } = await import('fastify')
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

type Space = Pick<GivenContent, 'endpoint' | 'token'>

/**
 * The version of the published content, a text that changes with it. Rejects with a sentence when the content service
 * does not answer as it should, or when files in content/ cannot be read.
 */
export async function readContentVersion(
  content: Space | ContentConfig,
  openSpace?: OpenSpace,
): Promise<string> {
  const space = 'endpoint' in content ? content : content.storyblok
  if (!space) return (await versionsOfFiles(openSpace ?? (content as ContentConfig).contentDir))()
  const address = `${space.endpoint}/cdn/spaces/me`
  const url = `${address}?token=${encodeURIComponent(space.token)}`
  const body: unknown = await (await askService(CONTENT_API, url, { timeoutMs: TIMEOUT_MS })).json()
  const { space: answered } = body as { space?: { version?: number } }
  if (answered?.version !== undefined) return String(answered.version)
  throw new Error(
    `The content API at ${address} did not say which version its content has. Check STORYBLOK_ENDPOINT: it ends in /v2.`,
  )
}

/** The uuids of all stories that are published now. */
export async function publishedStories({ endpoint, token }: Space): Promise<Set<string>> {
  const slugs = await readPublishedSlugs((query) => {
    const url = new URL(`${endpoint}/cdn/links`)
    url.search = new URLSearchParams({
      version: 'published',
      token,
      cv: String(Date.now()),
      ...query,
    }).toString()
    return askService(CONTENT_API, url, { timeoutMs: TIMEOUT_MS })
  })
  return new Set(Object.keys(slugs))
}
