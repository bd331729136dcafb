import type { BrowserContext, Page } from '@playwright/test'

/** Holds back all matching requests until the returned function is called. Call it before the page sends them. */
export const hold = async (page: Page, what: RegExp | string): Promise<() => void> => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** All scripts of the site. */
export const CODE = /\.js(\?|$)/

/** The scripts of blocks only. */
export const BLOCK_CODE = /\/block-[^/]+\.js(\?|$)/

/** Disconnects a journey with `ownProfile`. Scripts, pictures and fonts that are still loading fail too, so those are expected. */
export const goOffline = async (context: BrowserContext, expectFailures: (pattern: RegExp) => void) => {
  expectFailures(/\.js|\.woff2|\/f\/|could not be loaded/)
  await context.setOffline(true)
}

/** Addresses of embedded video players and calendars. */
const EMBEDDED = [
  '*//www.youtube-nocookie.com/*',
  '*//player.vimeo.com/*',
  '*//calendly.com/*',
  '*/booking/*',
]

const EMPTY_PAGE = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
  body: Buffer.from('<title>Frame</title>').toString('base64'),
}

/**
 * Answers requests of embedded players and calendars with an empty page, so that no outside host is contacted. It uses the
 * DevTools protocol because a Playwright route turns the cache off, and every page would compile all its code again.
 */
export const stubEmbeddedPages = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) =>
    devtools.send('Fetch.fulfillRequest', { requestId, ...EMPTY_PAGE }),
  )
  await devtools.send('Fetch.enable', { patterns: EMBEDDED.map((urlPattern) => ({ urlPattern })) })
}
