import { existsSync } from 'node:fs'
import { installPackage } from './debian.mjs'
import { bin } from './paths.mjs'
import { run, runNode } from './run.mjs'

/** Chromium without windows: the same engine, for a fifth less of the processors' time (decision 023). */
const SHELL = ['/usr/bin/chromium-headless-shell']
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, the system's, a new one of the system, Playwright's own.
 * @param {{ isWhole?: boolean, packages?: Promise<unknown> }} options not `isWhole`: the headless shell will do, and is
 * preferred; `packages` are the project's, if they are still on their way
 */
export async function provideChromium({ isWhole = true, packages } = {}) {
  const { CHROMIUM_PATH: asked } = process.env
  const chromium = asked ? await firstThatStarts([asked]) : await findOrInstall(isWhole, packages)
  if (!chromium) throw new Error(`CHROMIUM_PATH names ${asked}, which is no browser that starts.`)
  await provideStandInFont()
  return chromium
}

async function findOrInstall(isWhole, packages) {
  const [paths, debianPackage] = isWhole ? [WHOLE, 'chromium'] : [SHELL, 'chromium-headless-shell']
  const found =
    (await firstThatStarts(paths)) ??
    ((await installPackage(debianPackage)) ? await firstThatStarts(paths) : undefined) ??
    (await firstThatStarts(WHOLE))
  if (found) return found

  await packages
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (await firstThatStarts([own])) return own
  console.log('Installing a browser for the journeys.')
  const { output } = await runNode([bin('@playwright/test', 'playwright'), 'install', 'chromium'])
  if (await firstThatStarts([own])) return own
  throw new Error(`There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.\n${output}`)
}

/**
 * Pages are read in a font of the system until their own have come, and journeys hold that nothing moves then: one of those
 * that src/theme/global-style.ts has the measures of must be there.
 */
async function provideStandInFont() {
  const { code, stdout } = await run('fc-list', [':', 'family'])
  if (code !== 0 || /^(Arial|Liberation Sans|Helvetica|Roboto)\b/m.test(stdout)) return
  if (!(await installPackage('fonts-liberation')))
    console.warn('e2e/steady.spec.ts needs one of Arial, Liberation Sans and Roboto: none is installed.')
}

async function firstThatStarts(paths) {
  for (const file of paths) {
    if (existsSync(file) && (await run(file, ['--version'])).code === 0) return file
  }
  return undefined
}
