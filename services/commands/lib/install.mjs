import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const mark = path.join(root, 'node_modules', '.installed')

/** Installs the packages of the lock file unless they are there. Shows npm's own progress. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    end(
      `This needs Node 20.19 or newer, and this is ${process.version}: get a newer one at https://nodejs.org.`,
    )
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return

  console.log('Installing the packages the project needs. The first time takes a minute or two.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses when a registry lacks an optional package of some other platform that the lock file names.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, seconds } = await run(npm, args, { live: true })
  if (code !== 0) end('The packages could not be installed; the lines above say why. Is the network there?')
  writeFileSync(mark, wanted)
  console.log(`Installed in ${Math.round(seconds)} s.`)
}

function end(reason) {
  console.error(reason)
  process.exit(1)
}
