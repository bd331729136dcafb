import { readContentVersion } from './content-version'
import { newestRelease } from '../site/releases'
import { ensureBuilt, isOfSameCode, type BuildRequest } from './ensure-built'

type SiteRequest = Omit<BuildRequest, 'contentVersion'>

/** Builds the site unless it is up to date. Rejects with the reasons, and with what becomes of the earlier release. */
export async function buildSite(request: SiteRequest): Promise<void> {
  await orComfort(request, async () => {
    await ensureBuilt({ ...request, contentVersion: await readContentVersion(request.config) })
  })
}

/**
 * The same for a host that serves the earlier release meanwhile: a content service that does not answer stops it only where
 * something else calls for a build.
 */
export async function updateSite(request: SiteRequest): Promise<void> {
  await orComfort(request, async () => {
    const contentVersion = await readContentVersion(request.config).catch(async (reason: unknown) => {
      const earlier = await newestRelease(request.config.releasesDir)
      if (!earlier || !(await isOfSameCode(earlier, request))) throw reason
      request.say(`warning: ${messageOf(reason)} The site as it was published last is served.`)
    })
    if (contentVersion !== undefined) await ensureBuilt({ ...request, contentVersion })
  })
}

/** A build that fails takes nothing away, and whoever reads of it should know. */
async function orComfort({ config }: SiteRequest, work: () => Promise<void>): Promise<void> {
  const earlier = await newestRelease(config.releasesDir)
  try {
    await work()
  } catch (error) {
    if (!earlier) throw error
    const comfort = 'The site as it was published last is untouched; npm start -- --no-build serves it.'
    throw new Error(`${messageOf(error)}\n\n${comfort}`, { cause: error })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
