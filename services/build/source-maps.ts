import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { debugIdOf } from '../../shared/error-reports'
import type { Config } from '../host/config/config'

type Request = Pick<Config, 'publicDir' | 'dataDir' | 'errors' | 'release'> & { say(line: string): void }

/** Time after which a build goes on without its maps, in ms. */
const PATIENCE = 5 * 60_000

/**
 * Takes the source maps of a finished build out of the folder that is published, so that nobody can load them, and uploads them
 * to Sentry where a token is configured. A failed upload is reported in a line and does not stop the build.
 */
export async function takeSourceMaps({ publicDir, dataDir, errors, release, say }: Request): Promise<void> {
  const maps = (await readdir(publicDir)).filter((name) => name.endsWith('.map'))
  if (maps.length === 0) return
  const folder = await mkdtemp(path.join(dataDir, 'source-maps-'))
  try {
    for (const map of maps) await takeMap(publicDir, map, folder)
    if (errors?.upload) await upload(folder, errors.siteDsn, errors.upload, release)
  } catch (error) {
    say(`The source maps were not uploaded: ${reasonOf(error)}`)
  } finally {
    await Promise.all(maps.map((map) => rm(path.join(publicDir, map), { force: true })))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a map and its script, each with the id by which Sentry finds them. The published script stays as it is. */
async function takeMap(publicDir: string, map: string, folder: string): Promise<void> {
  const script = map.slice(0, -'.map'.length)
  const id = debugIdOf(script)
  if (!id) return
  const code = await readFile(path.join(publicDir, script), 'utf8')
  const content = JSON.parse(await readFile(path.join(publicDir, map), 'utf8')) as object
  await writeFile(path.join(folder, script), `${code}\n//# debugId=${id}\n`)
  await writeFile(path.join(folder, map), JSON.stringify({ ...content, debug_id: id }))
}

type Upload = NonNullable<NonNullable<Config['errors']>['upload']>

/** Runs Sentry's command line, which the library brings. The token is in the environment, because other users can see commands. */
async function upload(folder: string, dsn: string, { authToken, org, project }: Upload, release: string) {
  const plugins = createRequire(import.meta.url).resolve('@sentry/bundler-plugins/webpack')
  const command = createRequire(plugins).resolve('sentry')
  const args = ['sourcemap', 'upload', folder, '--release', release, '--url-prefix', '~/']
  await promisify(execFile)(process.execPath, [path.join(path.dirname(command), 'bin.cjs'), ...args], {
    timeout: PATIENCE,
    env: {
      ...process.env,
      SENTRY_AUTH_TOKEN: authToken,
      SENTRY_ORG: org,
      SENTRY_PROJECT: project,
      ...serverOf(dsn),
      // The command caches servers here, and the cache is removed with the folder.
      SENTRY_CONFIG_DIR: path.join(folder, '.sentry'),
      SENTRY_CLI_NO_TELEMETRY: '1',
      SENTRY_CLI_NO_UPDATE_CHECK: '1',
    },
  })
}

/** The token names one of Sentry's own servers; another server is in the DSN. */
function serverOf(dsn: string): { SENTRY_URL?: string } {
  const { origin, hostname, pathname } = new URL(dsn)
  if (hostname === 'sentry.io' || hostname.endsWith('.sentry.io')) return {}
  return { SENTRY_URL: `${origin}${pathname.replace(/\/\d+$/, '')}` }
}

/** The last line of the output, without the command's arguments. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string }
  return (stderr?.trim() || message).split('\n').at(-1) ?? ''
}
