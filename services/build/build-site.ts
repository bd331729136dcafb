import { readContentVersion } from '../content-version'
import { newestRelease } from '../site/releases'
import { ensureBuilt, type BuildRequest } from './ensure-built'

/** Builds the site unless it is up to date. Rejects with the reasons, and with what becomes of the earlier release. */
export async function buildSite(request: Omit<BuildRequest, 'contentVersion'>): Promise<void> {
  const { config } = request
  const earlier = await newestRelease(config.releasesDir)
  try {
    await ensureBuilt({ ...request, contentVersion: await readContentVersion(config) })
  } catch (error) {
    throw earlier ? withComfort(error) : error
  }
}

/** A build that fails takes nothing away, and whoever reads of it should know. */
function withComfort(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  const comfort = 'The site as it was published last is untouched; npm start -- --no-build serves it.'
  return new Error(`${message}\n\n${comfort}`, { cause: error })
}
