import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'
import { provideAxe } from './accessible'
import { installControls } from './controls'
import { installUses } from './early-use-plan'
import { stubEmbeddedPages } from './network'
import { rememberHtml } from './hydration'

type Profile = {
  context: BrowserContext
  /**
   * A tab with an address of the site that is not a page, open as long as the worker runs. It clears the storage, and opens the
   * first tab of each journey, so that both share a process: starting another takes as long as opening a page.
   */
  empty: Page
}

type Shared = {
  profile: Profile
  /**
   * The tab of journeys over many pages (support/visitor.ts), with scripts that inspect a page. It is a fixture of all journeys,
   * so that both kinds run in the same workers and browsers.
   */
  tab: Page
}

type Expected = {
  /** Allows failures that a journey causes on purpose, by their address. */
  expectFailures: (pattern: RegExp) => void
  /**
   * For a journey that needs another kind of browser, a clock of its own, an empty cache, or no network: all tabs of a process
   * react as soon as the network is back for the first of them.
   */
  ownProfile: boolean
}

/**
 * Messages that depend on the speed of the machine. Chromium reports preloads that are not used within some seconds;
 * gatsby/page-code.test.ts and e2e/islands.spec.ts check preloads. The site reports that it stopped waiting for something after
 * a few seconds, such as the editors' texts in the cart (src/cart/entries.ts).
 */
const SLOW =
  /was preloaded using link preload but not used within a few seconds|The editors’ texts for the cart could not be loaded\. TimeoutError/

/**
 * With BLOCKED=measuring every visitor has consented to cookies, and analytics and the error service are unreachable; with
 * BLOCKED=all the captcha is unreachable too (docs/testing.md).
 */
const BLOCKED = {
  measuring: /\/(segment|sentry)\/|\/signup\/hello\.json/,
  all: /\/(segment|sentry|captcha)\/|\/signup\/hello\.json/,
}[process.env.BLOCKED ?? '']

/** Messages in the console when they are unreachable. */
const BLOCKED_WORDS = /Analytics could not be loaded|segment is undefined|IP address could not be fetched/

const YES = {
  version: '2027-01',
  at: new Date().toISOString(),
  purposes: { statistics: true, marketing: true },
}

/** The browser cancels open requests when the page is left. */
const CANCELLED = 'net::ERR_ABORTED'

/**
 * An address of the site without scripts, to leave a page for. The browser would start another process for `about:blank`, and again for
 * the page after it, which takes as long as loading that page.
 */
export const BLANK = '/healthz'

/** Deletes everything that the site stored, but not its cached code. Playwright's own function takes a sixth of a second. */
export const clearStorage = async (page: Page, baseURL = '') => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL).origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await devtools.detach()
}

/**
 * Closes the tabs of a journey, and deletes everything that the site stored in this profile. The cached code stays; with a new
 * profile each journey would load and compile it again.
 */
const forgetVisit = async ({ context, empty }: Profile, tabs: readonly Page[], baseURL?: string) => {
  await Promise.all(tabs.map((tab) => tab.unrouteAll()))
  await Promise.all(tabs.map((tab) => tab.close()))
  // The tabs are closed first, so that anything a page stores when it is left is deleted too.
  await clearStorage(empty, baseURL)
  await Promise.all([context.unrouteAll(), context.clearCookies()])
}

/**
 * The test of every journey: fails when a page of it logs an error or a warning, leaves an exception uncaught, or a request
 * fails or answers 4xx or 5xx.
 */
export const test = base.extend<Expected, Shared>({
  ownProfile: [false, { option: true }],
  profile: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use)
      const empty = await context.newPage()
      await empty.goto(new URL(BLANK, project.use.baseURL ?? process.env.BASE_URL).href)
      await use({ context, empty })
      await context.close()
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ profile }, use) => {
      const tab = await profile.context.newPage()
      await tab.emulateMedia({ reducedMotion: 'reduce' })
      await installControls(tab)
      await installUses(tab)
      await rememberHtml(tab)
      await provideAxe(tab)
      await stubEmbeddedPages(tab)
      await use(tab)
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, profile, ownProfile, baseURL }, use) => {
    if (ownProfile) {
      const own = await browser.newContext()
      await use(own)
      await own.close()
    } else {
      const before = profile.context.pages()
      await use(profile.context)
      const tabs = profile.context.pages().filter((tab) => !before.includes(tab))
      await forgetVisit(profile, tabs, baseURL)
    }
  },
  page: async ({ context, profile, ownProfile }, use) => {
    if (ownProfile) return use(await context.newPage())
    const opened = profile.empty.waitForEvent('popup')
    await profile.empty.evaluate(() => {
      const tab = window.open('about:blank')
      // A tab that a visitor opens has no opener.
      if (tab) tab.opener = null
    })
    await use(await opened)
  },
  expectFailures: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      if (BLOCKED) {
        allowed.push(BLOCKED, BLOCKED_WORDS)
        await context.route(BLOCKED, (route) => route.abort())
        await context.addInitScript((yes) => {
          // Documents with an opaque origin have no storage.
          if (window.origin !== 'null') window.localStorage.setItem('consent', yes)
        }, JSON.stringify(YES))
      }
      const problems: { text: string; address: string }[] = []
      const note = (text: string, address: string) => problems.push({ text, address })
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()) && !SLOW.test(message.text()))
          note(`console: ${message.text()}`, `${message.location().url} ${message.text()}`)
      }
      const onResponse = (response: Response) => {
        if (response.status() >= 400) note(`${response.status()} ${response.url()}`, response.url())
      }
      const onFailed = (request: Request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason !== CANCELLED) note(`${reason} ${request.url()}`, request.url())
      }
      const onThrown = (thrown: WebError) =>
        note(`uncaught: ${thrown.error().message}`, thrown.error().message)
      context.on('console', onConsole)
      context.on('weberror', onThrown)
      context.on('response', onResponse)
      context.on('requestfailed', onFailed)
      await use((pattern) => allowed.push(pattern))
      // Journeys share a context, and each adds its own listeners.
      context.off('console', onConsole)
      context.off('weberror', onThrown)
      context.off('response', onResponse)
      context.off('requestfailed', onFailed)
      const unexpected = problems.filter(({ address }) => !allowed.some((pattern) => pattern.test(address)))
      expect(unexpected.map(({ text }) => text)).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
