import { readFileSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from './port.mjs'
import { root, temporaryFolder } from './paths.mjs'
import { endProcess, runNode, startProcess, untilWritten } from './run.mjs'

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
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startHost(env = {}) {
  const port = await findFreePort()
  const dataDir = temporaryFolder('host-')
  await symlink(path.join(root, '.data/releases'), path.join(dataDir, 'releases'), 'junction')
  const child = startProcess(process.execPath, [...MAIN, '--no-build'], {
    env: { ...embeddedOnly(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await endProcess(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilWritten(child, 'Ready on')
  } catch (error) {
    await stop()
    throw new Error(`The host ended before it was ready:\n${error.message}`, { cause: error })
  }
  return { origin: `http://localhost:${port}`, stop }
}
