import { openReady } from './support/ready'
import { expect, test } from './support/test'

// What each page's policy says is asked in answers.spec.ts, from page to page in islands.spec.ts.

declare global {
  interface Window {
    injected?: boolean
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

test('what somebody else puts into the page comes to nothing, and the browser’s log says so', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/Content Security Policy|Trusted|chrome-error/)
  await openReady(page, '/za/')
  for (const [what, inject] of INJECTIONS)
    await test.step(what, async () => {
      const refused = page.waitForEvent('console', (message) => message.type() === 'error')
      // What is refused outright throws.
      await page.evaluate(inject).catch((error: unknown) => expect(String(error)).toContain('Trusted'))
      await refused
      const isThere = () =>
        Boolean(window.injected) || Boolean(getComputedStyle(document.body).getPropertyValue('--injected'))
      expect(await page.evaluate(isThere)).toBe(false)
    })
})
