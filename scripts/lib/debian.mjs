import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether this process may install packages of a Debian system. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const OPTIONS = { env: { DEBIAN_FRONTEND: 'noninteractive' } }

// apt allows one run at a time, and has to read its package lists first.
let last

/** Installs a package of the Debian system where that is possible. @returns {Promise<boolean>} whether it is there now */
export async function installPackage(name) {
  if (!canInstall) return false
  last = (last ?? run('apt-get', ['update', '-q'], OPTIONS)).then(() =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], OPTIONS),
  )
  const { code, output } = await last
  if (code !== 0) console.error(`${name} could not be installed:\n${output}`)
  return code === 0
}
