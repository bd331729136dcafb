import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { cartPanel, linesAtShop } from './shop'
import { refuseCookies } from './visitor'

type Press = { key: string; line: string; x: number; y: number; codes: string[] }
type Sought = { pressed: string[]; oneEach: boolean }

/**
 * In the page: scrolls to the next button that adds, and says where it stands and what it is to add. The same button in
 * another variant of its block is one button.
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
    // What covers something that stays on the screen is asked elsewhere.
    if (!isNew || button.localName !== 'button' || (isFixed(button) && coverOf(button))) continue
    if (!isFixed(button)) button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await settled()
    // The bar with a page's button steps aside for the button itself.
    if (!isShown(button)) continue
    const own = button.closest<HTMLElement>(ITEM)
    // A button that stands in no item adds all those that its block lists.
    const items = own
      ? [own]
      : [...(button.closest('[data-block]')?.querySelectorAll<HTMLElement>(ITEM) ?? [])]
    const codes = items.map(({ dataset }) => dataset.sku ?? dataset.bundleCode ?? '')
    return { key: keyOf(button), line: lineOf(button), ...middleOf(button), codes }
  }
  return undefined
}

/** Taps a button where it stands. What was added before may be all that the shop sells of it, and counts as it is. */
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
 * Presses every button that says it adds something, with a finger and where it stands, and finds its item in the shop's
 * own cart.
 * @param oneEach one button of each block is enough
 */
export const expectAdding = async (page: Page, request: APIRequestContext, { oneEach = false } = {}) => {
  // A tap goes to a place of the screen: nothing is to lie there that asks something else.
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
