import { expect, test } from '@playwright/test'
import { browserslist } from '../package.json'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { contentGroups } from '../src/page/content-model'
import { newerIn, NEWER_CODE, promisedVersions } from '../src/theme/testing/newer-features'

// What the host answers with the built pages, asked without a browser.

/** No window asks anything more. */
const ONCE = { tag: '@narrow' }

const PAGES = [
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/khumo/',
  '/za/checkout/',
  '/za/order/',
  '/za/signup/',
  '/za/login-callback/',
  '/za/editor/',
  '/za/cart-overview/',
  '/za/blog/choosing-a-card-machine/',
  '/za/internal/tests/',
  '/za/nowhere/',
]

/** What some proxies keep for the headers of an answer (nginx: proxy_buffer_size), less what a proxy adds of its own. */
const ROOM_FOR_HEADERS = 4096 - 200

const HASHES = "( 'sha256-[^']+')+"

// What a page needs and its policy refuses is an error in the browser's log, with which every journey fails.
test(
  'each page lets in nothing but the site’s own, and of scripts and styles within it only those it was built with',
  ONCE,
  async ({ request }) => {
    for (const path of PAGES) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(policy, path).toContain("default-src 'none'")
      for (const [directive, sources] of [
        ['script-src', `'self'${HASHES}`],
        ['style-src', `'self'${HASHES}`],
        ['style-src-attr', `'unsafe-hashes'${HASHES}`],
      ])
        expect(policy, path).toMatch(new RegExp(`; ${directive} ${sources};`))
      const size = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
        0,
      )
      expect(size, `bytes of headers of ${path}`).toBeLessThan(ROOM_FOR_HEADERS)
    }
  },
)

const promised = promisedVersions(browserslist)

/** Pages with every block. */
const GALLERY = contentGroups
  .filter(({ components }) => components.some((block) => block in EXAMPLES))
  .map(({ name }) => `/za/internal/tests/${name.toLowerCase()}/`)

/** A page names its scripts as elements, and as data for its first script. */
const SCRIPT = /\/[\w-]+-[0-9a-f]{16}\.js/g

test(
  'no script of the site leads to its source map, or calls what a promised browser lacks',
  ONCE,
  async ({ request }) => {
    const scripts = new Set<string>()
    for (const path of ['/za/', '/za/shop/card-machines/khumo/', '/za/checkout/', '/za/signup/', ...GALLERY])
      for (const [src] of (await (await request.get(path)).text()).matchAll(SCRIPT)) scripts.add(src)
    expect(scripts.size).toBeGreaterThan(5)
    for (const src of scripts) {
      const code = await (await request.get(src)).text()
      expect(code, src).not.toMatch(/\/\/[#@] ?sourceMappingURL=/)
      expect(newerIn(code, NEWER_CODE, promised, src)).toEqual([])
      expect((await request.get(`${src}.map`)).status(), src).toBe(404)
    }
  },
)

test('a page names the code of no block that it does not show', ONCE, async ({ request }) => {
  const html = await (await request.get('/za/')).text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, name = '']) => name.replaceAll('-', '_'))
  const named = all(/\/block-([a-z-]+)-[0-9a-f]+\.js/g)
  const shown = all(/ data-block="(\w+)"/g)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !shown.includes(name))).toEqual([])
})

const HIDDEN = {
  '/za/internal/tests/': /^Blocks/,
  '/za/internal/tests/experiments/': /^Experiments/,
  '/za/login-callback/': /^Logging you in/,
  '/za/signup/1/continue/': /^Sign up/,
  '/za/order/': /^Your order/,
  '/za/nowhere-at-all/': /^Page not found/,
}

test('pages for nobody’s list ask once not to be on one', ONCE, async ({ request }) => {
  for (const [path, title] of Object.entries(HIDDEN)) {
    const html = await (await request.get(path)).text()
    const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? ''
    expect(
      [...head.matchAll(/<title[^>]*>([^<]*)/g)].map(([, text]) => text),
      path,
    ).toEqual([expect.stringMatching(title)])
    expect(head.match(/<meta [^>]*name="robots"[^>]*>/g), path).toEqual([
      expect.stringContaining('content="noindex"'),
    ])
    expect(head, path).not.toContain('rel="canonical"')
    expect(html, path).toContain('lang="en-ZA"')
  }
  expect(await (await request.get('/za/signup/')).text()).not.toContain('name="robots"')
})

test(
  'banners stand on the pages that no editor writes, and not on an excluded one',
  ONCE,
  async ({ request }) => {
    const hasBanner = async (path: string) =>
      / data-site-banner=/.test(await (await request.get(path)).text())
    for (const path of ['/za/signup/', '/za/signup/1/continue/', '/za/order/', '/za/no-such-page/'])
      expect(await hasBanner(path), path).toBe(true)
    expect(await hasBanner('/za/checkout/')).toBe(false)
  },
)

test(
  'a merchant finds where to sign up: in the navigation, on home and in the footer',
  ONCE,
  async ({ request }) => {
    const html = await (await request.get('/za/')).text()
    const [above = '', home = '', below = ''] = html.split(/<main[ >]|<\/main>/)
    for (const part of [above, home, below]) expect(part).toContain('href="/za/signup/"')
    expect(below).toContain('href="/za/signup/?userJourney=register_reader"')
  },
)

test('the address of the visual editor says what it is for', ONCE, async ({ request }) => {
  const html = await (await request.get('/za/editor/')).text()
  expect(html).toContain('This address is for the visual editor: open a story there')
})
