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
   * An address of the site without a page, open for as long as the worker runs. Storage is forgotten through it, and the first
   * tab of each journey is opened from it, so that the two share a process: starting one takes as long as opening a page.
   */
  empty: Page
}

type Shared = {
  profile: Profile
  /**
   * For journeys over many pages (support/visitor.ts), which look at what a page holds from within. It belongs to all journeys, used or
   * not, so that those of both kinds run in the same workers and browsers.
   */
  tab: Page
}

type Expected = {
  /** A journey that breaks something on purpose says which failures are its own: matched against the address. */
  expectFailures: (pattern: RegExp) => void
  /**
   * For a journey that asks for another kind of browser, a clock of its own, a cache without anything in it, or that takes the
   * network away: tabs in one process hear that it is back as soon as it is for the first of them.
   */
  ownProfile: boolean
}

/**
 * How fast a machine is, not what a page does. Chromium says when a page takes longer than some seconds to use what it asked for
 * ahead: what is asked for ahead is judged in gatsby/page-code.test.ts and e2e/islands.spec.ts. And the site says when it goes on
 * without something that it waited a few seconds for, such as the editors' words in the cart: src/cart/load-entries.ts.
 */
const SLOW =
  /was preloaded using link preload but not used within a few seconds|The words of the content on what is in the cart could not be loaded\. TimeoutError/

/**
 * With BLOCKED=measuring every visitor has said yes to cookies, and nobody who measures can be reached; with BLOCKED=all the captcha
 * neither (docs/testing.md).
 */
const BLOCKED = {
  measuring: /\/(segment|sentry)\/|\/signup\/hello\.json/,
  all: /\/(segment|sentry|captcha)\/|\/signup\/hello\.json/,
}[process.env.BLOCKED ?? '']

/** What the console says of it. */
const BLOCKED_WORDS = /Analytics could not be loaded|segment is undefined|IP address could not be fetched/

const YES = {
  version: '2026-12',
  at: new Date().toISOString(),
  purposes: { statistics: true, marketing: true },
}

/** Aborted by leaving the page: the browser cancels what it no longer needs. */
const CANCELLED = 'net::ERR_ABORTED'

const SITE_KEEPS = 'cookies,local_storage,indexeddb,cache_storage'

/**
 * Closes the tabs of a journey, and forgets what the site keeps in this profile. Its code stays: in a profile of its own each
 * journey would fetch and compile all of it.
 */
const forgetVisit = async ({ context, empty }: Profile, tabs: readonly Page[], origin: string) => {
  await Promise.all(tabs.map((tab) => tab.unrouteAll()))
  await Promise.all(tabs.map((tab) => tab.close()))
  // What a page writes when it is left is gone with the rest.
  const devtools = await context.newCDPSession(empty)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: SITE_KEEPS })
  await devtools.detach()
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
      await empty.goto(new URL('/healthz', project.use.baseURL ?? process.env.BASE_URL).href)
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
      await forgetVisit(profile, tabs, new URL(baseURL ?? '').origin)
    }
  },
  page: async ({ context, profile, ownProfile }, use) => {
    if (ownProfile) return use(await context.newPage())
    const opened = profile.empty.waitForEvent('popup')
    await profile.empty.evaluate(() => {
      const tab = window.open('about:blank')
      // As in a tab that a visitor opens.
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
          // Documents of nobody's, such as a provider's, have no storage.
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
      // Some tests share one context: the next listens for itself.
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
