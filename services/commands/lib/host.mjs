import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from './port.mjs'
import { root } from './paths.mjs'
import { runNode, startProcess } from './run.mjs'

const MAIN = ['--import', 'tsx', 'services/main.ts']

/** Every variable of .env.example, empty: the embedded services alone, whatever this machine has set. */
function embeddedOnly() {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  return Object.fromEntries([...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => [name, '']))
}

/** Builds the site of the embedded services, unless it is up to date. */
export function buildSite(folder = root) {
  return runNode([...MAIN, '--build-only'], { env: embeddedOnly(), cwd: folder })
}

/**
 * Serves the built site with the embedded services on a free port, from a folder and a database of its own; only the
 * releases are those of the last build.
 * @param {Record<string, string>} env variables that differ
 * @param {string} folder the project's, or a copy's
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startHost(env = {}, folder = root) {
  const port = await findFreePort()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'host-'))
  await symlink(path.join(folder, '.data/releases'), path.join(dataDir, 'releases'), 'junction')
  const child = startProcess(process.execPath, [...MAIN, '--no-build'], {
    cwd: folder,
    env: { ...embeddedOnly(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    let output = ''
    const listen = (text) => {
      output += text
      if (output.includes('Ready on')) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    ended.then(() => reject(new Error(`The host ended before it was ready:\n${output}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
