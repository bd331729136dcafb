import { existsSync, readdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import path from 'node:path'
import { installPackage } from './debian.mjs'
import { temporaryFolder } from './paths.mjs'
import { findFreePort } from './port.mjs'
import { endProcess, run, startProcess, untilWritten } from './run.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** What it holds ends with the run, so nothing has to survive a crash; many workers open many databases at once. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
]

/**
 * Starts a Postgres for one test run. Undefined when this machine has none; where CI is set and packages can be
 * installed, one is.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>}
 */
export async function startPostgres() {
  let folder = findBinaries()
  if (!folder && process.env.CI && (await installPackage('postgresql'))) folder = findBinaries()
  if (!folder) return undefined

  // Postgres refuses to run as root, so root becomes the user `postgres` that its package makes.
  const uid = process.getuid?.() === 0 ? Number((await run('id', ['-u', 'postgres'])).stdout) : undefined
  const data = temporaryFolder('postgres-')
  if (uid !== undefined) await chown(data, uid, 0)
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']
  const made = await run(path.join(folder, 'initdb'), args, { cwd: data, uid })
  if (made.code !== 0) throw failure(made.output)

  // A port that was free may be taken by the time the server is up: then another one is tried.
  for (let triesLeft = 4; ; triesLeft -= 1) {
    const port = await findFreePort()
    const args = ['-D', data, '-p', String(port), '-k', data, ...SETTINGS.flatMap((each) => ['-c', each])]
    const options = { cwd: data, uid, stdio: ['ignore', 'pipe', 'pipe'] }
    const server = startProcess(path.join(folder, 'postgres'), args, options)
    try {
      await untilWritten(server, 'ready to accept connections')
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => endProcess(server) }
    } catch (error) {
      if (triesLeft === 0) throw failure(error.message)
    }
  }
}

/** The folder with the server: Debian's newest, or one on the path. */
function findBinaries() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
  folders.push(...(process.env.PATH ?? '').split(path.delimiter))
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

const failure = (output) => new Error(`Postgres could not be started:\n${output}`)
