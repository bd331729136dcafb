import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
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

/**
 * Starts a proxy that pauses in the middle of one page's HTML until `release` is called, and passes on everything else.
 * @param site the origin of the site
 * @param path of the page
 * @param after the text after which the proxy pauses
 */
export const serveWithPause = async (site: string, path: string, after: string) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request
      const headers = { accept: request.headers.accept ?? '*/*' }
      const body = method === 'GET' ? undefined : await buffer(request)
      const answer = await fetch(site + url, { method, headers, body, redirect: 'manual' })
      const passedOn = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|connection|transfer-encoding)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(passedOn))
      const whole = Buffer.from(await answer.arrayBuffer())
      const cut = url === path ? whole.indexOf(after) + Buffer.byteLength(after) : 0
      response.write(whole.subarray(0, cut))
      if (cut > 0) await held
      response.end(whole.subarray(cut))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    release,
    close: () => {
      release()
      server.closeAllConnections()
      server.close()
    },
  }
}
