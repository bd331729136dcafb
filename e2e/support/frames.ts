import type { Page } from '@playwright/test'

/** What players and calendars of others show. */
const PROVIDERS = [
  '*//www.youtube-nocookie.com/*',
  '*//player.vimeo.com/*',
  '*//calendly.com/*',
  '*/booking/*',
]

const ANSWER = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
  body: Buffer.from('<title>Frame</title>').toString('base64'),
}

/**
 * Answers for players and calendars of others, so that nobody else is asked. A route of Playwright's would take its cache from the
 * page, and each would compile all its code again.
 */
export const provideFrames = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) =>
    devtools.send('Fetch.fulfillRequest', { requestId, ...ANSWER }),
  )
  await devtools.send('Fetch.enable', { patterns: PROVIDERS.map((urlPattern) => ({ urlPattern })) })
}
