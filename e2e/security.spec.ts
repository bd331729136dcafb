import { openReady } from './support/ready'
import { expect, test } from './support/test'

// answers.spec.ts checks each page's policy, islands.spec.ts navigation under the policy of the first page.

declare global {
  interface Window {
    injected?: boolean
  }
}

/** Injections of an attacker who can write into the page, or controls one of its scripts. */
const INJECTIONS: Record<string, () => unknown> = {
  'a script element': () => {
    const script = document.createElement('script')
    script.append('window.injected = true')
    document.body.append(script)
  },
  'a script of another origin': () =>
    Object.assign(document.createElement('script'), {
      src: 'https://evil.example/app-2475ec58c9f35bba72a7.js',
    }),
  markup: () =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">'),
  'a style element': () =>
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'body { --injected: 1 }' }),
    ),
  'a style attribute': () => document.body.setAttribute('style', '--injected: 1'),
  'a frame': () =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/za/shop/' })),
}

test('injected scripts, styles and frames have no effect, and the browser logs each refusal', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/Content Security Policy|Trusted|chrome-error/)
  await openReady(page, '/za/')
  for (const [what, inject] of Object.entries(INJECTIONS))
    await test.step(what, async () => {
      const refused = page.waitForEvent('console', (message) => message.type() === 'error')
      // Some refusals throw.
      await page.evaluate(inject).catch((error: unknown) => expect(String(error)).toContain('Trusted'))
      await refused
      const isThere = () =>
        Boolean(window.injected) || Boolean(getComputedStyle(document.body).getPropertyValue('--injected'))
      expect(await page.evaluate(isThere)).toBe(false)
    })
})
