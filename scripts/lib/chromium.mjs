import { existsSync } from 'node:fs'
import { installPackage } from './debian.mjs'
import { bin } from './paths.mjs'
import { run, runNode } from './run.mjs'

/** The headless shell: the same engine for a fifth less processor time (decision 023). */
const SHELL = ['/usr/bin/chromium-headless-shell']
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium that starts: the one of CHROMIUM_PATH, else the system's, else a newly installed one of the system,
 * else Playwright's own.
 * @param {{ isWhole?: boolean, packages?: Promise<unknown> }} options without `isWhole` the headless shell is preferred;
 * `packages` resolves when the project's packages are installed
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
 * Pages use a system font until their own are loaded, and journeys expect that nothing moves then. So one of the fonts whose
 * measures are in src/theme/global-style.ts must be installed.
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
