import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { canInstallPackages, installPackage } from './debian.mjs'
import { findFreePort } from './port.mjs'
import { run } from './run.mjs'

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
  if (!folder && process.env.CI && canInstallPackages && (await installPackage('postgresql')))
    folder = findBinaries()
  if (!folder) return undefined

  const work = await mkdtemp(path.join(os.tmpdir(), 'postgres-'))
  const data = path.join(work, 'data')
  await chmod(work, 0o777)
  await orFail(asPostgres(folder, 'initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']))
  const port = await startServer(folder, work, data)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await asPostgres(folder, 'pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      await rm(work, { recursive: true, force: true })
    },
  }
}

/** Answers the port. One that was free may be taken by the time the server is up: then it tries others. */
async function startServer(folder, work, data) {
  for (let triesLeft = 4; ; triesLeft -= 1) {
    const port = await findFreePort()
    const options = [`-p ${port}`, `-k ${work}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ')
    const args = ['-D', data, '-o', options, '-l', path.join(work, 'log'), '-w', 'start']
    const started = await asPostgres(folder, 'pg_ctl', args)
    if (started.code === 0) return port
    if (triesLeft === 0) throw failure(started)
  }
}

/** The folder with `initdb` and `pg_ctl`: Debian's newest, or one on the path. */
function findBinaries() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))]
  folders.push(...(process.env.PATH ?? '').split(path.delimiter))
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  )
}

/** Postgres refuses to run as root, so root becomes the user `postgres` its package makes. */
function asPostgres(folder, command, args) {
  const file = path.join(folder, command)
  const isRoot = process.getuid?.() === 0
  return isRoot
    ? run('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: os.tmpdir() })
    : run(file, args)
}

async function orFail(step) {
  const done = await step
  if (done.code !== 0) throw failure(done)
}

const failure = ({ output }) => new Error(`Postgres could not be started:\n${output}`)
