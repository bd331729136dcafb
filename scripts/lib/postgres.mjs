import { existsSync, readdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import path from 'node:path'
import { installPackage } from './debian.mjs'
import { temporaryFolder } from './paths.mjs'
import { findFreePort, run, serve } from './run.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The data is not needed after the run, so nothing has to survive a crash; many workers open many databases at once. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
]

/**
 * Starts a Postgres for one run. Undefined when this machine has none; where CI is set and packages can be installed, one
 * is.
 * @param {{ survivesCrash?: boolean }} [options] whether what is committed is there after `crash`
 * @returns {Promise<{ url: string, stop: () => Promise<void>, crash: () => Promise<void> } | undefined>} `crash` kills it and
 *   starts it again with the same data
 */
export async function startPostgres({ survivesCrash = false } = {}) {
  const folder =
    findBinaries() ?? (process.env.CI && (await installPackage('postgresql')) ? findBinaries() : undefined)
  if (!folder) return undefined
  const [port, data] = [await findFreePort(), temporaryFolder('postgres-')]
  // Postgres refuses to run as root, so root becomes the user `postgres` that its package makes.
  const isRoot = process.getuid?.() === 0
  const uid = isRoot ? Number((await run('id', ['-u', 'postgres'])).stdout) : undefined
  if (isRoot) await chown(data, uid, 0)

  const make = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']
  const { code, output } = await run(path.join(folder, 'initdb'), make, { cwd: data, uid })
  if (code !== 0) throw new Error(`Postgres could not be started:\n${output}`)
  const all = survivesCrash ? [...SETTINGS, 'synchronous_commit=on'] : SETTINGS
  const settings = all.flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-k', data, ...settings]
  const begin = () =>
    serve(path.join(folder, 'postgres'), args, 'ready to accept connections', { cwd: data, uid })
  let end = await begin()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => end(),
    async crash() {
      await end('SIGKILL')
      end = await begin()
    },
  }
}

/** The folder with the server: Debian's newest, or one on the path. */
function findBinaries() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : []
  const debians = versions
    .sort((a, b) => b - a)
    .map((version) => path.join(DEBIAN_FOLDER, `${version}`, 'bin'))
  const folders = [...debians, ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}
