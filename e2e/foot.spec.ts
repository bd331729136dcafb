import type { Locator, Page } from '@playwright/test'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectReady } from './support/ready'
import { KHUMO } from './support/shop'
import { expect, test } from './support/test'
import { keepToasts } from './support/init-scripts'
import { comeBack, dismissToast } from './support/visitor'

// Several parts can be at the foot of the screen at the same time. From the narrowest phone to a wide screen none covers a
// button or link of another, and each is completely on the screen.

const PARTS = {
  'buy bar': (page: Page) => page.getByRole('region', { name: 'Buy Khumo', exact: true }),
  'way to the cart': (page: Page) => page.getByRole('button', { name: /^View cart/ }),
  reminder: (page: Page) => page.getByRole('complementary', { name: 'Your signup' }),
  cookies: (page: Page) => page.getByRole('region', { name: 'Cookies' }),
  toast: (page: Page) => page.getByRole('group', { name: 'Product not available' }),
  chat: (page: Page) => page.getByRole('dialog', { name: 'Chat' }),
} as const satisfies Record<string, (page: Page) => Locator>
type Part = keyof typeof PARTS
const ALL_PARTS = Object.keys(PARTS) as Part[]

const DISMISS: Partial<Record<Part, (page: Page) => Locator>> = {
  reminder: (page) => PARTS.reminder(page).getByRole('button', { name: 'Dismiss' }),
  cookies: (page) => PARTS.cookies(page).getByRole('button', { name: 'No, thanks' }),
  toast: dismissToast,
  chat: (page) => PARTS.chat(page).getByRole('button', { name: 'Close chat' }),
}

type Placed = readonly { name: Part; element: Element | null }[]

/** In the page: a sentence for each part that lies on a control of another, has no control, or is partly off the screen. */
const faultsAmong = (parts: Placed): string[] => {
  const placed = parts.map(({ name, element }) => ({
    name,
    box: element?.getBoundingClientRect() ?? new DOMRect(),
    controls: [element, ...(element?.querySelectorAll('*') ?? [])].flatMap((one) =>
      one?.matches('a[href], button') ? [one.getBoundingClientRect()] : [],
    ),
  }))
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const isCut = ({ left, top, right, bottom }: DOMRect) =>
    left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight
  return placed.flatMap(({ name, box, controls }) => [
    ...(controls.length === 0 ? [`${name} has no button or link`] : []),
    ...(isCut(box) ? [`${name} is cut off`] : []),
    ...placed
      .filter((other) => other.name !== name && controls.some((control) => meet(control, other.box)))
      .map((other) => `${other.name} lies on a control of ${name}`),
  ])
}

const expectApart = async (page: Page, names: readonly Part[]) => {
  for (const name of names) await expect(PARTS[name](page)).toBeVisible()
  const faults = async () => {
    const elements = names.map(async (name) => ({ name, element: await PARTS[name](page).elementHandle() }))
    return page.evaluate(faultsAmong, await Promise.all(elements))
  }
  // Polled, because the parts move to their places.
  await expect.poll(faults, { message: names.join(', ') }).toEqual([])
}

type Layout = {
  width: number
  height: number
  /** The order in which parts are dismissed. The orders differ, so that different parts are left together. */
  leave: readonly Part[]
}

const ALL_LAYOUTS: readonly Layout[] = [
  { width: 320, height: 640, leave: ['chat', 'toast', 'cookies', 'reminder'] },
  { width: 390, height: 844, leave: ['chat', 'cookies', 'reminder', 'toast'] },
  { width: 768, height: 1024, leave: ['chat', 'cookies', 'reminder', 'toast'] },
  { width: 1440, height: 900, leave: ['toast', 'cookies', 'reminder', 'chat'] },
]

/** The narrowest phone and a wide screen; the full run adds the widths between. */
const LAYOUTS = ALL_LAYOUTS.filter(({ width }) => IS_FULL_RUN || width === 320 || width === 1440)

for (const { width, height, leave } of LAYOUTS)
  test(
    `at ${width} px no part at the foot of the screen covers a control of another`,
    { tag: '@narrow' },
    async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await keepToasts(page)
      await comeBack(page, request)
      await page.setViewportSize({ width, height })
      await page.goto(`${KHUMO}#chat`)
      await expectReady(page)
      await expect(PARTS.toast(page)).toBeVisible()
      await expect(PARTS.chat(page)).toBeVisible()
      // The bar is hidden while the page's own button is visible.
      await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }))
      // A wide screen has no buy bar, and on a phone most parts have no room beside the chat and are hidden until it is closed.
      const parts = ALL_PARTS.filter((part) => part !== 'buy bar' || width < 1440)
      const wait = parts.filter((part) => width < 768 && part !== 'toast' && part !== 'chat')
      for (const part of wait) await expect(PARTS[part](page)).toBeHidden()
      let left = parts.filter((part) => !wait.includes(part))
      await expectApart(page, left)
      for (const part of leave) {
        await DISMISS[part]?.(page).click()
        await expect(PARTS[part](page)).toHaveCount(0)
        left = parts.filter((one) => leave.indexOf(one) > leave.indexOf(part) || !leave.includes(one))
        await expectApart(page, left)
      }
    },
  )
