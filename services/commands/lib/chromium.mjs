import { existsSync } from 'node:fs'
import { installPackage } from './debian.mjs'
import { bin } from './paths.mjs'
import { run, runNode } from './run.mjs'

const WHOLE = {
  debianPackage: 'chromium',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}
/** Chromium without windows: the same engine, for a fifth less of the processors' time (decision 023). */
const HEADLESS_SHELL = {
  debianPackage: 'chromium-headless-shell',
  paths: ['/usr/bin/chromium-headless-shell'],
}

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, the system's, a new one of the system, Playwright's own.
 * @param {{ isWhole?: boolean, packages?: Promise<unknown> }} options not `isWhole`: the headless shell will do, and is
 * preferred; `packages` are the project's, if they are still on their way
 */
export async function provideChromium({ isWhole = true, packages } = {}) {
  const { CHROMIUM_PATH } = process.env
  const chromium = CHROMIUM_PATH
    ? await firstThatStarts([CHROMIUM_PATH])
    : ((await findOrInstall(isWhole ? WHOLE : HEADLESS_SHELL)) ??
      (await firstThatStarts(WHOLE.paths)) ??
      (await providePlaywrights(packages)))
  if (!chromium) throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is no browser that starts.`)
  await provideStandInFont()
  return chromium
}

async function findOrInstall({ debianPackage, paths }) {
  const found = await firstThatStarts(paths)
  if (found || !(await installPackage(debianPackage))) return found
  return firstThatStarts(paths)
}

async function providePlaywrights(packages) {
  await packages
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  if (await firstThatStarts([file])) return file
  console.log('Installing a browser for the journeys.')
  const { output } = await runNode([bin('@playwright/test', 'playwright'), 'install', 'chromium'])
  if (await firstThatStarts([file])) return file
  throw new Error(`There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.\n${output}`)
}

/**
 * Pages are read in a font of the system until their own have come, and journeys hold that nothing moves then: one of those
 * that src/theme/global-style.ts has the measures of must be there.
 */
async function provideStandInFont() {
  const { code, stdout } = await run('fc-list', [':', 'family'])
  if (code !== 0 || /^(Arial|Liberation Sans|Helvetica|Roboto)\b/m.test(stdout)) return
  if (await installPackage('fonts-liberation')) return
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
