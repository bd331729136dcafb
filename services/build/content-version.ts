import { askService, CONTENT_API } from '../lib/ask-service'
import type { Config } from '../host/config/config'
import { versionsOfFiles } from '../host/embedded'

const TIMEOUT_MS = 10_000

/**
 * The version of the published content, a text that changes with it. Throws with a sentence when the content service
 * does not answer as it should, or when files in content/ cannot be read.
 */
export async function readContentVersion({
  storyblok,
  contentDir,
}: Pick<Config, 'storyblok' | 'contentDir'>): Promise<string> {
  if (!storyblok) return (await versionsOfFiles(contentDir))()
  const address = `${storyblok.endpoint}/cdn/spaces/me`
  const url = `${address}?token=${encodeURIComponent(storyblok.token)}`
  const body: unknown = await (await askService(CONTENT_API, url, { timeoutMs: TIMEOUT_MS })).json()
  const { space } = body as { space?: { version?: number } }
  if (space?.version !== undefined) return String(space.version)
  throw new Error(
    `The content API at ${address} did not say which version its content has. Check STORYBLOK_ENDPOINT: it ends in /v2.`,
  )
}
