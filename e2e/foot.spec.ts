import type { Locator, Page } from '@playwright/test'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'
import { keepToasts } from './support/init-scripts'
import { comeBack, dismissToast } from './support/visitor'

// Several parts can be at the foot of the screen at the same time. From the narrowest phone to a wide screen none covers a
// button or link of another, and each is completely on the screen.

const KHUMO = '/za/shop/card-machines/khumo/'

const PARTS = {
  'buy bar': (page: Page) => page.getByRole('region', { name: 'Buy Khumo', exact: true }),
  'way to the cart': (page: Page) => page.getByRole('button', { name: /^View cart/ }),
  reminder: (page: Page) => page.getByRole('complementary', { name: 'Your signup' }),
  cookies: (page: Page) => page.getByRole('region', { name: 'Cookies' }),
  toast: (page: Page) => page.getByRole('group', { name: 'Product not available' }),
  chat: (page: Page) => page.getByRole('dialog', { name: 'Chat' }),
} as const satisfies Record<string, (page: Page) => Locator>
type Part = keyof typeof PARTS

const DISMISS: Partial<Record<Part, (page: Page) => Locator>> = {
  reminder: (page) => PARTS.reminder(page).getByRole('button', { name: 'Dismiss' }),
  cookies: (page) => PARTS.cookies(page).getByRole('button', { name: 'No, thanks' }),
  toast: dismissToast,
  chat: (page) => PARTS.chat(page).getByRole('button', { name: 'Close chat' }),
}

type Box = { left: number; top: number; right: number; bottom: number }
type Placed = { part: Part; box: Box; controls: Box[] }

const placeOf = async (page: Page, part: Part): Promise<Placed> => {
  const boxes = await PARTS[part](page).evaluate((element) => {
    const boxOf = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    const controls = [element, ...element.querySelectorAll('*')].filter((one) =>
      one.matches('a[href], button'),
    )
    return { box: boxOf(element), controls: controls.map(boxOf) }
  })
  return { part, ...boxes }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** @returns a sentence for each part that covers a control of another, has no control, or is partly off the screen */
const faultsAmong = async (page: Page, parts: readonly Part[]): Promise<string[]> => {
  const placed = await Promise.all(parts.map((part) => placeOf(page, part)))
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return placed.flatMap(({ part, box, controls }) => [
    ...(controls.length === 0 ? [`${part} has no button or link`] : []),
    ...(box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
      ? [`${part} is cut off`]
      : []),
    ...placed
      .filter((other) => other.part !== part && controls.some((control) => meet(control, other.box)))
      .map((other) => `${other.part} lies on a control of ${part}`),
  ])
}

const expectApart = async (page: Page, parts: readonly Part[]) => {
  for (const part of parts) await expect(PARTS[part](page)).toBeVisible()
  // Polled, because the parts move to their places.
  await expect.poll(() => faultsAmong(page, parts), { message: parts.join(', ') }).toEqual([])
}

const OTHERS = ['buy bar', 'way to the cart', 'reminder', 'cookies', 'toast'] as const

type Layout = {
  width: number
  height: number
  parts: readonly Part[]
  /** Parts that have no room beside the chat and are hidden until it is closed. */
  wait?: readonly Part[]
  /** The order in which they are dismissed. The orders differ, so that different parts are left together. */
  leave: readonly Part[]
}

/** A wide screen has no buy bar. */
const ALL_LAYOUTS: readonly Layout[] = [
  {
    ...{ width: 320, height: 640 },
    parts: [...OTHERS, 'chat'],
    wait: ['buy bar', 'way to the cart', 'reminder', 'cookies'],
    leave: ['chat', 'toast', 'cookies', 'reminder'],
  },
  {
    ...{ width: 390, height: 844 },
    parts: [...OTHERS, 'chat'],
    wait: ['buy bar', 'way to the cart', 'reminder', 'cookies'],
    leave: ['chat', 'cookies', 'reminder', 'toast'],
  },
  {
    ...{ width: 768, height: 1024 },
    parts: [...OTHERS, 'chat'],
    leave: ['chat', 'cookies', 'reminder', 'toast'],
  },
  {
    ...{ width: 1440, height: 900 },
    parts: ['way to the cart', 'reminder', 'cookies', 'toast', 'chat'],
    leave: ['toast', 'cookies', 'reminder', 'chat'],
  },
]

/** The narrowest phone and a wide screen; the full run adds the widths between. */
const LAYOUTS = ALL_LAYOUTS.filter(({ width }) => IS_FULL_RUN || width === 320 || width === 1440)

for (const { width, height, parts, wait = [], leave } of LAYOUTS)
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
