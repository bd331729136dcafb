import type { Browser, Page } from '@playwright/test'
import { openInEditor, savedStory, type EditedStory } from '../e2e/support/visual-editor'
import { withBrowser } from './lib/browser'
import { percentile } from './lib/statistics'
import type { Bench, Row } from './types'

/** A short story, and the longest. */
const STORIES = [
  { name: 'home', id: 610440235 },
  { name: 'card machines', id: 612869894 },
]
const KEYSTROKES = 30
/** In ms. A slower reaction is noticeable. */
const MOST = 200

/** The story with another title in its first block. */
const retitled = ({ id, content }: EditedStory, title: string): EditedStory => {
  const body = content.body.map((block, at) => (at === 0 ? { ...block, title } : block))
  return { id, content: { ...content, body } }
}

/** Milliseconds from the editor's message to the painted frame that shows its text. */
const typed = (page: Page, story: EditedStory, title: string): Promise<number> => {
  const frame = page.frames().find((one) => one.url().includes('/za/editor/'))
  const shown = frame?.evaluate(async (text) => {
    while (document.querySelector('h1')?.textContent !== text) await new Promise(requestAnimationFrame)
    // The task after a frame runs once that frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.timeOrigin + performance.now()
  }, title)
  const sent = page.evaluate(
    (message) => {
      window.frames[0]?.postMessage(message, '*')
      return performance.timeOrigin + performance.now()
    },
    { action: 'input', story: retitled(story, title) },
  )
  return Promise.all([sent, shown]).then(([from, to = Number.NaN]) => to - from)
}

const measure = async (
  browser: Browser,
  origin: string,
  { name, id }: (typeof STORIES)[number],
  slower: number,
): Promise<Row[]> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['local-network-access'],
  })
  try {
    const page = await context.newPage()
    const story = await savedStory(context.request, id, origin)
    const { connected, frame } = await openInEditor(page, origin, id)
    await connected()
    // An editor types once the page is shown and hydrated.
    await frame
      .locator('html[data-ready]:has([data-block]):not(:has([data-block]:not([data-hydrated])))')
      .waitFor({ state: 'attached' })
    const drawn = page.frames().find((one) => one.url().includes('/za/editor/')) ?? page
    const session = await context.newCDPSession(drawn)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const took = []
    for (let stroke = 1; stroke <= KEYSTROKES; stroke += 1)
      took.push(await typed(page, story, 'A title that is typed letter by letter'.slice(0, stroke)))
    const what = `${name}${slower > 1 ? `, a processor ${slower} times slower` : ''}`
    return [
      { what: `${what}: half of the keystrokes`, value: Math.round(percentile(took, 50)), unit: 'ms' },
      { what: `${what}: the slowest`, value: Math.round(Math.max(...took)), unit: 'ms', max: MOST },
    ]
  } finally {
    await context.close()
  }
}

const bench: Bench = {
  name: 'From a key pressed in the visual editor to the page in its frame, painted, 1440 × 900',
  run: (context) =>
    withBrowser(context, async (browser, origin) => {
      const rows: Row[] = []
      for (const story of STORIES)
        for (const slower of [1, 4]) rows.push(...(await measure(browser, origin, story, slower)))
      return rows
    }),
}

export default bench
