import { expect, test } from './support/test'

const PAGES = [
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/khumo/',
  '/za/checkout/',
  '/za/order/',
  '/za/signup/',
  '/za/login-callback/',
  '/za/cart-overview/',
  '/za/blog/choosing-a-card-machine/',
  '/za/internal/tests/',
  '/za/nowhere/',
]

// What a page needs and its policy refuses is an error in the browser's log, with which every journey fails.
test('each page lets in nothing but the site’s own, and of scripts within it only those it was built with', async ({
  request,
}) => {
  for (const path of PAGES) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(/script-src [^;]*/.exec(policy)?.[0], path).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
  }
})

declare global {
  interface Window {
    injected?: boolean
  }
}

test('a script that somebody else put into the page does not run, and the browser’s log says so', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/Content Security Policy/)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto('/za/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.text = 'window.injected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">')
  })
  await expect
    .poll(() => refused)
    .toEqual([
      expect.stringMatching(/Content Security Policy/),
      expect.stringMatching(/Content Security Policy/),
    ])
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})
