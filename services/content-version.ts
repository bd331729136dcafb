import type { FastifyInstance } from 'fastify'
import type { StoryblokConfig } from './config'

/**
 * The version of the published content, a text that changes with it. Throws with a sentence when the content service
 * does not answer as it should.
 * @param host answers for the embedded service without a network
 */
export async function fetchContentVersion(
  storyblok: StoryblokConfig,
  host: FastifyInstance,
): Promise<string> {
  const url = `${storyblok.endpoint}/cdn/spaces/me?token=${encodeURIComponent(storyblok.token)}`
  const { status, body } = storyblok.embedded ? await askHost(host, url) : await askService(url)
  if (status === 401) throw new Error('STORYBLOK_TOKEN is not a token of the content service.')
  if (status !== 200) throw new Error(`The content service answered ${status}: ${readReason(body)}`)
  const { space }: { space: { version: number } } = JSON.parse(body)
  return String(space.version)
}

/** The sentence of an error answer; the whole answer when it is none of the service's own. */
function readReason(body: string): string {
  try {
    const { error }: { error?: string } = JSON.parse(body)
    return error ?? body
  } catch {
    return body.slice(0, 500)
  }
}

async function askHost(host: FastifyInstance, url: string) {
  const { pathname, search } = new URL(url)
  const response = await host.inject({ url: pathname + search })
  return { status: response.statusCode, body: response.body }
}

async function askService(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  return { status: response.status, body: await response.text() }
}
