import type { FastifyInstance } from 'fastify'
import { askService, CONTENT_API, describeRefusal } from './ask-service'
import type { StoryblokConfig } from './config'

const TIMEOUT_MS = 10_000

/**
 * The version of the published content, a text that changes with it. Throws with a sentence when the content service
 * does not answer as it should.
 * @param host answers for the embedded service without a network
 */
export async function fetchContentVersion(
  { embedded, endpoint, token }: StoryblokConfig,
  host: FastifyInstance,
): Promise<string> {
  const address = `${endpoint}/cdn/spaces/me`
  const url = `${address}?token=${encodeURIComponent(token)}`
  const body: unknown = embedded
    ? await askHost(host, url)
    : await (await askService(CONTENT_API, url, { timeoutMs: TIMEOUT_MS })).json()
  const { space } = body as { space?: { version?: number } }
  if (space?.version !== undefined) return String(space.version)
  throw new Error(
    `The content API at ${address} did not say which version its content has. Check STORYBLOK_ENDPOINT: it ends in /v2.`,
  )
}

async function askHost(host: FastifyInstance, url: string): Promise<unknown> {
  const { pathname, search } = new URL(url)
  const response = await host.inject({ url: pathname + search })
  const refusal = describeRefusal('The content in content/', CONTENT_API, response.statusCode, response.body)
  if (refusal) throw new Error(refusal)
  return response.json()
}
