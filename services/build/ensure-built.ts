import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config'
import { SITE_STATE_FOLDER } from '../site/site'
import { buildEnvironment, buildValues } from './build-environment'
import { fingerprint } from './fingerprint'
import { reportProgress } from './progress'
import { keepRelease } from './releases'
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
 * Builds the site unless the one there is was made of exactly the same things. The mark that says so goes before a
 * build and comes back after it, so a half-written site is never taken for a finished one.
 * Rejects with the last words of the log when the build fails.
 */
export async function ensureBuilt(request: BuildRequest): Promise<void> {
  const { config, rootDir, origin, contentVersion, say, signal } = request
  const markFile = path.join(config.publicDir, SITE_STATE_FOLDER, 'fingerprint')
  const wanted = await fingerprint(rootDir, { ...buildValues(config), contentVersion })
  if ((await readMark(markFile)) === wanted) return

  await rm(markFile, { force: true })
  const progress = reportProgress(say)
  try {
    await runGatsby({
      rootDir,
      args: ['build'],
      env: buildEnvironment(config, origin),
      logFile: path.join(config.dataDir, 'logs', 'gatsby-build.log'),
      onLine: progress.onLine,
      signal,
    })
  } finally {
    progress.end()
  }
  await keepRelease(config.publicDir, path.join(config.dataDir, 'releases'), new Date())
  await mkdir(path.dirname(markFile), { recursive: true })
  await writeFile(markFile, wanted)
}

/** Whether a finished build is there, whatever it was made of. */
export function isBuilt({ publicDir }: Config): boolean {
  return existsSync(path.join(publicDir, SITE_STATE_FOLDER, 'fingerprint'))
}

async function readMark(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined
}
