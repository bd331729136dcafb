import { existsSync } from 'node:fs'
import { canInstallPackages, installPackage } from './debian.mjs'
import { bin } from './paths.mjs'
import { run, runNode } from './run.mjs'

const COMMON_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The path of Chromium without windows, or else of a whole one: the same engine, and what Playwright itself takes where
 * nobody asks to see anything. A journey takes a fifth less of the processors' time in it (decision 023).
 * @param {Promise<unknown>} [packages] the project's packages, if they are still on their way
 */
export async function provideHeadlessShell(packages) {
  const shell = process.env.CHROMIUM_PATH ? undefined : await findOrInstallShell()
  if (!shell) return provideChromium(packages)
  await provideStandInFont()
  return shell
}

async function findOrInstallShell() {
  const found = await firstThatStarts([HEADLESS_SHELL])
  if (found || !canInstallPackages || !(await installPackage('chromium-headless-shell'))) return found
  return firstThatStarts([HEADLESS_SHELL])
}

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, the system's, Playwright's own, or a new one.
 * @param {Promise<unknown>} [packages] the project's packages, if they are still on their way
 */
export async function provideChromium(packages) {
  const chromium = await findOrInstall(packages)
  await provideStandInFont()
  return chromium
}

async function findOrInstall(packages) {
  const systems = await firstThatStarts([process.env.CHROMIUM_PATH, ...COMMON_PATHS].filter(Boolean))
  if (systems) return systems
  await packages
  const { chromium } = await import('@playwright/test')
  const downloaded = await firstThatStarts([chromium.executablePath()])
  if (downloaded) return downloaded

  console.log('Installing a browser for the journeys.')
  const { output } = await runNode([bin('@playwright/test', 'playwright'), 'install', 'chromium'])
  const own = await firstThatStarts([chromium.executablePath()])
  if (own) return own
  if (canInstallPackages && (await installPackage('chromium'))) return firstThatStarts(COMMON_PATHS)
  throw new Error(`There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.\n${output}`)
}

/**
 * Pages are read in a font of the system until their own have come, and journeys hold that nothing moves then: one of those
 * that src/theme/global-style.ts has the measures of must be there.
 */
async function provideStandInFont() {
  const { code, stdout } = await run('fc-list', [':', 'family'])
  if (code !== 0 || /^(Arial|Liberation Sans|Helvetica|Roboto)\b/m.test(stdout)) return
  if (canInstallPackages && (await installPackage('fonts-liberation'))) return
  console.warn(
    'None of Arial, Liberation Sans and Roboto is installed: e2e/steady.spec.ts needs one of them.',
  )
}

async function firstThatStarts(paths) {
  for (const file of paths) {
    if (existsSync(file) && (await run(file, ['--version'])).code === 0) return file
  }
  return undefined
}
