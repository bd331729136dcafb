import { expectReady, openReady } from './support/ready'
import { cartPanel, heading, productHero } from './support/shop'
import { expect, test } from './support/test'

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
test('each page lets in nothing but the site’s own, and of scripts and styles within it only those it was built with', async ({
  request,
}) => {
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
})

// Pages follow each other without loading whole, so that all of it happens under the policy of the first.
test(
  'from page to page, with the cart open and a dialog, nothing is refused',
  { tag: '@both' },
  async ({ page }) => {
    const refused: string[] = []
    await page.exposeFunction('noteRefusal', (text: string) => refused.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        window.noteRefusal?.(`${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
    await openReady(page, '/za/blog/choosing-a-card-machine/')
    await page.getByRole('link', { name: /shop/i }).and(page.locator('main a')).first().click()
    await expect(page).toHaveURL(/\/za\/shop\//)
    await page.locator('main a[href="/za/shop/card-machines/khumo/"]').first().click()
    await expect(page).toHaveURL(/khumo/)
    await productHero(page)
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click()
    await cartPanel(page)
      .getByRole('link', { name: /checkout/i })
      .click()
    await expect(heading(page, 'Contact')).toBeVisible()
    await page.goBack()
    await expectReady(page)
    expect(refused).toEqual([])
  },
)

declare global {
  interface Window {
    injected?: boolean
    noteRefusal?: (text: string) => void
  }
}

/** The ways of somebody who can write into the page, or has got hold of a script of ours that writes for them. */
const INJECTIONS: readonly [string, () => void][] = [
  [
    'a script element',
    () => {
      const script = document.createElement('script')
      script.append('window.injected = true')
      document.body.append(script)
    },
  ],
  [
    'a script of another origin',
    () => {
      document.createElement('script').src = 'https://evil.example/app-2475ec58c9f35bba72a7.js'
    },
  ],
  [
    'markup',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">')
    },
  ],
  [
    'a style element',
    () => {
      const style = document.createElement('style')
      style.textContent = 'body { --injected: 1 }'
      document.head.append(style)
    },
  ],
  [
    'a style attribute',
    () => {
      document.body.setAttribute('style', '--injected: 1')
    },
  ],
  [
    'a frame',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/za/shop/' }))
    },
  ],
]

for (const [what, inject] of INJECTIONS)
  test(`${what} that somebody else puts into the page comes to nothing, and the browser’s log says so`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/Content Security Policy|Trusted|chrome-error/)
    await openReady(page, '/za/')
    const refused = page.waitForEvent('console', (message) => message.type() === 'error')
    // What is refused outright throws.
    await page.evaluate(inject).catch((error: unknown) => expect(String(error)).toContain('Trusted'))
    await refused
    const isThere = () =>
      Boolean(window.injected) || Boolean(getComputedStyle(document.body).getPropertyValue('--injected'))
    expect(await page.evaluate(isThere)).toBe(false)
  })
