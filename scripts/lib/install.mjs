import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
// Not `npm ci`: it refuses when a registry lacks an optional package of some other platform that the lock file names.
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
/** npm reads this file before package-lock.json. It exists only while npm runs. */
const WITH_ADDRESSES = path.join(root, 'npm-shrinkwrap.json')

/** @typedef {{ packages: Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }> }} Lock */

/**
 * The lock file with the address of every package, or undefined for a registry with another layout of files. The stored lock
 * file has no addresses, so that it works with every registry. Without addresses npm would download the list of versions of each
 * package: half of an install's bytes, and a third of its work.
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }} lock
 * @param {string} reactAddress where the registry says that React's file is
 */
export function withAddresses(lock, reactAddress) {
  const [, registry] = /^(http\S+)\/react\/-\/react-[^/]+\.tgz$/.exec(reactAddress) ?? []
  if (!registry) return undefined
  const packages = Object.entries(lock.packages).map(([place, one]) => {
    // A package without a checksum, such as the project itself, does not come from a registry.
    if (!one.integrity || one.resolved) return [place, one]
    const name = one.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const file = `${name.split('/').at(-1)}-${one.version}.tgz`
    return [place, { ...one, resolved: `${registry}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

/**
 * Whether everything is installed that a host needs to serve a built site, by npm's own record. Packages that only build and
 * test the site, and those for other platforms, may be missing.
 * @param {Lock} lock
 * @param {Lock} installed
 */
export const hasPackages = (lock, installed) =>
  Object.entries(lock.packages).every(
    ([place, { version, dev, devOptional, optional }]) =>
      place === '' || dev || devOptional || optional || installed.packages[place]?.version === version,
  )

/**
 * Installs what the lock file says, with npm's own progress.
 * @param {string} text of the lock file
 * @param {{ hostOnly: boolean }} options without what builds and tests the site, or with it
 */
export async function installPackages(text, { hostOnly }) {
  const lock = JSON.parse(text)
  const react = `react@${lock.packages['node_modules/react'].version}`
  const { stdout } = await run(NPM, ['view', react, 'dist.tarball'])
  const remove = () => rmSync(WITH_ADDRESSES, { force: true })
  // This also runs when the process is stopped.
  process.once('exit', remove)
  const addressed = withAddresses(lock, stdout.trim())
  if (addressed) writeFileSync(WITH_ADDRESSES, JSON.stringify(addressed))
  const result = await run(NPM, [...INSTALL, hostOnly ? '--omit=dev' : '--include=dev'], { isLive: true })
  remove()
  return result
}
