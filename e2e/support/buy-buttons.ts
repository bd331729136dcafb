import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { cartPanel, linesAtShop } from './shop'
import { refuseCookies } from './visitor'

type Press = { key: string; line: string; x: number; y: number; codes: string[] }
type Sought = { pressed: string[]; oneEach: boolean }

/**
 * In the page: scrolls to the next button that adds to the cart, and returns its place and the items that it should add. The
 * same button in several variants of a block counts as one.
 */
const nextPress = async ({ pressed, oneEach }: Sought): Promise<Press | undefined> => {
  const { all, isFixed, lineOf, middleOf, coverOf, isShown, settled } = window.controls
  const keyOf = (button: Element) => {
    const [place = '', ...rest] = lineOf(button).split(' › ')
    return oneEach ? `${place} ${isFixed(button)}` : `${place} ${rest.at(-1)}`
  }
  const ITEM = '[data-sku], [data-bundle-code]'
  for (const button of all()) {
    const isNew = / › button "(Buy|Add|Book) [^›]*"$/.test(lineOf(button)) && !pressed.includes(keyOf(button))
    // Covered fixed controls are checked in pressable.ts.
    if (!isNew || button.localName !== 'button' || (isFixed(button) && coverOf(button))) continue
    if (!isFixed(button)) button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await settled()
    // The buy bar is hidden while the page's own button is visible.
    if (!isShown(button)) continue
    const own = button.closest<HTMLElement>(ITEM)
    // A button outside any item adds all items of its block.
    const items = own
      ? [own]
      : [...(button.closest('[data-block]')?.querySelectorAll<HTMLElement>(ITEM) ?? [])]
    const codes = items.map(({ dataset }) => dataset.sku ?? dataset.bundleCode ?? '')
    return { key: keyOf(button), line: lineOf(button), ...middleOf(button), codes }
  }
  return undefined
}

/** Taps a button and finds its items in the shop's cart. The quantity of an item in `had` may stay the same, at its maximum. */
const press = async (page: Page, request: APIRequestContext, { line, x, y, codes }: Press, had: string[]) => {
  const address = page.url()
  const before = await linesAtShop(page, request)
  await page.touchscreen.tap(x, y)
  await expect(cartPanel(page), `${line} opens the cart`).toBeVisible()
  expect(page.url(), `${line} leads nowhere`).toBe(address)
  const after = await linesAtShop(page, request)
  const isAdded = (code: string) =>
    after.some((item) => item.startsWith(`${code} `) && (had.includes(code) || !before.includes(item)))
  const missing = codes.filter((code) => !isAdded(code))
  expect(missing, `${line} did not add it to the shop’s cart`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toBeHidden()
}

/**
 * Taps the place of every button that adds to the cart, and finds its item in the shop's cart.
 * @param oneEach whether one button of each block is enough
 */
export const expectAdding = async (page: Page, request: APIRequestContext, { oneEach = false } = {}) => {
  // A tap hits whatever is at that place, so the cookie question must not cover it.
  await refuseCookies(page)
  const pressed: string[] = []
  const had: string[] = []
  for (;;) {
    const next = await page.evaluate(nextPress, { pressed, oneEach })
    if (!next) return
    await press(page, request, next, had)
    pressed.push(next.key)
    had.push(...next.codes)
  }
}
