import type { Page } from '@playwright/test'
import { EXAMPLES } from '../../src/blocks/examples.gen'
import { installControls } from '../support/controls'
import { DEMO_PAGES } from '../support/demo-pages'
import { stubEmbeddedPages } from '../support/network'
import { openReady } from '../support/ready'
import { test } from '../support/test'
import { hydrateAll } from '../support/hydration'

const OUT = process.env.LOOK_DIR ?? '.data/look'
/** Parts of addresses; all pages when there are none. */
const ASKED = (process.env.LOOK_AT ?? '').split(' ').filter(Boolean)

const GALLERY = Object.keys(EXAMPLES).map((block) => `/za/internal/tests/${block}/`)

/** `/za/shop/options/` is `pages za-shop-options`, which sorts as the pages do. */
const nameOf = (path: string): string => {
  const [, block] = /\/internal\/tests\/(\w+)/.exec(path) ?? []
  return block ? `blocks ${block}` : `pages ${path.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '')}`
}

/** Loads every picture and scrolls to the top. */
const showWhole = async (page: Page) => {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    pictures.forEach((picture) => (picture.loading = 'eager'))
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...GALLERY, ...DEMO_PAGES]) {
  if (ASKED.length > 0 && !ASKED.some((part) => path.includes(part))) continue
  test(path, async ({ page }, { project }) => {
    await installControls(page)
    await stubEmbeddedPages(page)
    await openReady(page, path)
    await hydrateAll(page)
    await showWhole(page)
    const file = `${OUT}/${project.name} ${nameOf(path)}.png`
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  })
}
