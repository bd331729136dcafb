import path from 'node:path'
import type { Config } from '../config'
import { newestRelease } from '../site/releases'
import { buildEnvironment, buildValues } from './build-environment'
import { fingerprint } from './fingerprint'
import { reportProgress } from './progress'
import { publishRelease } from './publish-release'
import { runGatsby } from './run-gatsby'

export interface BuildRequest {
  config: Config
  rootDir: string
  /** Where the running host answers the build's questions. */
  origin: string
  /** The version of a content space elsewhere, which the project's files cannot show. */
  contentVersion: string
  say(line: string): void
  signal: AbortSignal
}

/**
 * Builds and publishes the site unless the newest release was made of exactly the same things. A build that fails or is
 * interrupted publishes nothing: the earlier releases stay as they are.
 * Rejects with Gatsby's reasons when the build fails.
 */
export async function ensureBuilt(request: BuildRequest): Promise<void> {
  const { config, rootDir, origin, contentVersion, say, signal } = request
  const { publicDir, releasesDir, dataDir } = config
  const wanted = await fingerprint(rootDir, { ...buildValues(config), contentVersion })
  if ((await newestRelease(releasesDir))?.fingerprint === wanted) return

  const progress = reportProgress(say)
  try {
    await runGatsby({
      rootDir,
      args: ['build'],
      env: buildEnvironment(config, origin),
      logFile: path.join(dataDir, 'logs', 'gatsby-build.log'),
      onEntry: progress.onEntry,
      signal,
    })
  } finally {
    progress.end()
  }
  await publishRelease(publicDir, releasesDir, wanted, new Date())
}
