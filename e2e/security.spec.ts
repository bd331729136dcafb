import type { Page } from '@playwright/test'
import { buyNow, CARDS, heading, payByCard, walkToPayment } from './support/shop'
import { expect, test } from './support/test'

const PAGES = [
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/khumo/',
  '/za/checkout/',
  '/za/cart-overview/',
  '/za/blog/choosing-a-card-machine/',
  '/za/nowhere/',
]

declare global {
  interface Window {
    injected?: boolean
  }
}

/** What the browser refuses from here on, as directive and address; pages that follow are watched too. */
const watchRefusals = async (page: Page): Promise<string[]> => {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => void refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      ;(window as unknown as { noteRefusal: (text: string) => void }).noteRefusal(
        `${effectiveDirective} ${blockedURI}`,
      )
    })
  })
  return refused
}

for (const path of PAGES) {
  test(`${path} needs nothing that its security policy refuses`, async ({ page, expectFailures }) => {
    expectFailures(/\/za\/nowhere/)
    const refused = await watchRefusals(page)
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
}

test('a card payment needs nothing that the policies on its way refuse', async ({ page }) => {
  const refused = await watchRefusals(page)
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await walkToPayment(page)
  await payByCard(page, CARDS.pays)
  await expect(heading(page, 'Confirm')).toBeVisible()
  expect(refused).toEqual([])
})

test('a script that somebody else put into the page does not run', async ({ page, expectFailures }) => {
  expectFailures(/Content Security Policy/)
  const refused = await watchRefusals(page)
  await page.goto('/za/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.text = 'window.injected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">')
  })
  await expect.poll(() => refused).toEqual(['script-src-elem inline', 'script-src-attr inline'])
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})
