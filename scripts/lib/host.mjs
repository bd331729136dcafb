import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root, temporaryFolder } from './paths.mjs'
import { findFreePort, runNode, serve } from './run.mjs'

const MAIN = ['--import', 'tsx', 'services/host/main.ts']

/** Empties every variable of .env.example, so that only embedded services are used, whatever this machine has set. */
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
  symlinkSync(path.join(root, '.data/releases'), path.join(dataDir, 'releases'), 'junction')
  const all = { ...embeddedOnly(), PORT: String(port), DATA_DIR: dataDir, ...env }
  const end = await serve(process.execPath, [...MAIN, '--no-build'], 'Ready on', { env: all })
  const stop = async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, stop }
}
