import { mkdir, rm } from 'node:fs/promises'
import { provideChromium } from './chromium.mjs'
import { buildSite } from './host.mjs'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/**
 * Takes pictures of the site as it is, into an empty folder.
 * @param {'look' | 'pictures'} name of the files in e2e/screenshots/
 * @returns {Promise<boolean>} whether all could be taken
 */
export async function takePages(name, folder, env) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const build = await buildSite()
  if (build.code !== 0) throw new Error(`There is no build to look at.\n${build.output}`)
  const config = 'e2e/screenshots/playwright.config.ts'
  const args = [bin('@playwright/test', 'playwright'), 'test', '--config', config, `\\.${name}\\.ts`]
  if (name === 'pictures') args.push('--workers', '1')
  const all = { ...env, CHROMIUM_PATH: await provideChromium(), BASE_URL: '' }
  return (await runNode(args, { env: all, isLive: true })).code === 0
}
