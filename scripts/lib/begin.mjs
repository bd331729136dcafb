import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeGenerated } from '../generated/index.mjs'
import { hasPackages, installPackages } from './install.mjs'
import { root } from './paths.mjs'
import { stopOnSignals } from './run.mjs'

/** How often to check whether npm is still running, in ms. */
const INTERVAL_MS = 500
const INSTALLED = path.join(root, 'node_modules', '.installed')
/** npm's own record of the installed packages. */
const INSTALLED_PACKAGES = path.join(root, 'node_modules', '.package-lock.json')

/**
 * Begins a command: it ends in order on a signal, installs the packages of the lock file unless they are there, with npm's own
 * progress, and writes the generated files whose sources have changed.
 * @param {{ hostOnly?: boolean }} options `hostOnly`: without those that build and test the site
 */
export async function begin({ hostOnly = false } = {}) {
  stopOnSignals()
  stopWithNpm()
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`This needs Node 20.19 or newer, and this is ${process.version}: see https://nodejs.org.`)
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (!isInstalled(lock, wanted, hostOnly)) await install(lock, wanted, hostOnly)
  await writeGenerated().catch((error) => giveUp(error.message))
}

function isInstalled(lock, wanted, hostOnly) {
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return true
  if (!hostOnly || !existsSync(INSTALLED_PACKAGES)) return false
  return hasPackages(JSON.parse(lock), JSON.parse(readFileSync(INSTALLED_PACKAGES, 'utf8')))
}

async function install(lock, wanted, hostOnly) {
  console.log('Installing the packages the project needs. The first time takes a minute or two.')
  const startedAt = Date.now()
  const { code } = await installPackages(lock, { hostOnly })
  if (code !== 0)
    giveUp('The packages could not be installed; the lines above say why. Is the network there?')
  if (!hostOnly) writeFileSync(INSTALLED, wanted)
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/** When npm is stopped, it leaves its script running, so this shuts the process down once the npm that started it is gone. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  timer.unref()
}

function giveUp(reason) {
  console.error(reason)
  process.exit(1)
}

/** Lets this process import TypeScript: the services are modules, and what they take from shared/ and src/ is loaded by `require`. */
export async function registerTypeScript() {
  const [esm, cjs] = [await import('tsx/esm/api'), await import('tsx/cjs/api')]
  esm.register()
  cjs.register()
}
