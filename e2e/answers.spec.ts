import { expect, test } from '@playwright/test'
import { browserslist } from '../package.json'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { contentGroups } from '../src/page/content-model'
import { newerIn, NEWER_CODE, promisedVersions } from '../src/theme/testing/newer-features'

// The host's answers for the built pages, requested without a browser.

/** Without a browser the window's width does not matter. */
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

/** Bytes that some proxies reserve for the headers of an answer (nginx: proxy_buffer_size), less those that a proxy adds. */
const ROOM_FOR_HEADERS = 4096 - 200

const HASHES = "( 'sha256-[^']+')+"

// A policy that refuses something a page needs causes an error in the browser's log, and every journey fails on those.
test(
  'each page’s policy allows the site’s own resources, and only those inline scripts and styles that were built into it',
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

/** The gallery's pages, which contain every block. */
const GALLERY = contentGroups
  .filter(({ components }) => components.some((block) => block in EXAMPLES))
  .map(({ name }) => `/za/internal/tests/${name.toLowerCase()}/`)

/** A page names scripts in script elements and in the data of its first script. */
const SCRIPT = /\/[\w-]+-[0-9a-f]{16}\.js/g

test(
  'no script names or serves its source map, or calls a function that a supported browser lacks',
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

test('a page names the code of only those blocks that it shows', ONCE, async ({ request }) => {
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

test(
  'pages that search engines must not list have one noindex tag and no canonical address',
  ONCE,
  async ({ request }) => {
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
  },
)

test('pages without a story have banners too, and an excluded page has none', ONCE, async ({ request }) => {
  const hasBanner = async (path: string) => / data-site-banner=/.test(await (await request.get(path)).text())
  for (const path of ['/za/signup/', '/za/signup/1/continue/', '/za/order/', '/za/no-such-page/'])
    expect(await hasBanner(path), path).toBe(true)
  expect(await hasBanner('/za/checkout/')).toBe(false)
})

test('navigation, home and footer link to the signup', ONCE, async ({ request }) => {
  const html = await (await request.get('/za/')).text()
  const [above = '', home = '', below = ''] = html.split(/<main[ >]|<\/main>/)
  for (const part of [above, home, below]) expect(part).toContain('href="/za/signup/"')
  expect(below).toContain('href="/za/signup/?userJourney=register_reader"')
})

test('the editor’s page says what it is for', ONCE, async ({ request }) => {
  const html = await (await request.get('/za/editor/')).text()
  expect(html).toContain('This address is for the visual editor: open a story there')
})
