/**
 * `npm run pictures`: takes the pictures of docs/ anew from a build of the site: the home page, and every kind of page and
 * each step of the checkout at three widths on one sheet.
 */
import path from 'node:path'
import { provideChromium } from './lib/chromium.mjs'
import { buildSite, startHost } from './lib/host.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { composeSheet } from './lib/sheet.mjs'
import { visitPages } from './lib/visit-pages.mjs'

const WIDTHS = [390, 768, 1440]

stopOnSignals()
await install()
const built = await buildSite()
if (built.code !== 0) throw new Error(built.output)
const { chromium } = await import('@playwright/test')
const { default: sharp } = await import('sharp')
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const host = await startHost()
try {
  const rows = []
  for (const width of WIDTHS) {
    console.log(`At ${width} px`)
    rows.push(await visitPages(browser, host.origin, width))
  }
  await composeSheet(rows, path.join(root, 'docs/contact-sheet.webp'))
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${host.origin}/za/`, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .resize(1200)
    .webp({ quality: 82 })
    .toFile(path.join(root, 'docs/home.webp'))
} finally {
  await browser.close()
  await host.stop()
}
