import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether this process may install packages of a Debian system. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

// The system installs one package at a time.
let last = Promise.resolve()

/** Installs a package of the Debian system. */
export function installPackage(name) {
  const installed = last.then(() => installNow(name))
  last = installed
  return installed
}

async function installNow(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { env })
  const result = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  if (result.code !== 0) console.error(`${name} could not be installed:\n${update.output}${result.output}`)
  return result.code === 0
}
