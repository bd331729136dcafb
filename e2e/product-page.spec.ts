import type { Locator } from '@playwright/test'
import { openReady } from './support/ready'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'

const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 }
  return y + height
}

test.describe('on the first screen of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [path, name] of [
    [KHUMO, 'Khumo'],
    ['/za/shop/card-machines/khumo-print/', 'Khumo Print'],
    ['/za/shop/bundles/starter-kit/', 'Starter kit'],
    ['/za/shop/sim-cards/sim-data/', 'Data SIM'],
    ['/za/shop/services/on-site-setup/', 'On-site setup'],
  ] as const)
    test(`${name} has its name, its price and its button`, async ({ page }) => {
      await openReady(page, path)
      const hero = page.locator('[data-block="hero_product_half"]')
      await expect(hero.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 })
      await expect(hero.getByRole('group', { name: `Price of ${name}` })).toBeInViewport({ ratio: 1 })
      expect(await bottomOf(hero.getByRole('button', { name: /^(Buy Now|Book) / }))).toBeLessThan(844)
      // Both of it would be one too many.
      await expect(page.getByRole('region', { name: `Buy ${name}` })).toBeHidden()
    })
})

test.describe('from a small tablet on', () => {
  test.use({ viewport: { width: 700, height: 900 } })

  test('the pictures stand beside what buys', async ({ page }) => {
    await openReady(page, KHUMO)
    const pictures = await page.getByRole('group', { name: 'Pictures of Khumo' }).boundingBox()
    const price = await page.getByRole('group', { name: 'Price of Khumo' }).first().boundingBox()
    expect((pictures?.x ?? 0) + (pictures?.width ?? Infinity)).toBeLessThan(price?.x ?? 0)
    expect(price?.y).toBeLessThan((pictures?.y ?? 0) + (pictures?.height ?? 0))
  })
})

/** Where the picture stands in the dialog, as parts of what can be scrolled: 0.5 is the middle. */
const lookedAt = (pan: Locator) =>
  pan.evaluate((part) => [
    part.scrollLeft / (part.scrollWidth - part.clientWidth),
    part.scrollTop / (part.scrollHeight - part.clientHeight),
  ])

test(
  'a picture opens large at its middle, is panned, and gives the focus back',
  { tag: '@both' },
  async ({ page }) => {
    await openReady(page, KHUMO)
    const zoom = page.getByRole('button', { name: /^Zoom: Khumo/ }).first()
    await zoom.click()
    const pan = page.getByRole('dialog').getByRole('group')
    await expect(pan).toBeFocused()
    for (const part of await lookedAt(pan)) expect(part).toBeCloseTo(0.5, 1)

    const [, top = 0] = await lookedAt(pan)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await lookedAt(pan))[1]).toBeGreaterThan(top)
    const [left = 0] = await lookedAt(pan)
    await page.mouse.move(200, 400)
    await page.mouse.down()
    await page.mouse.move(120, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await lookedAt(pan))[0]).toBeGreaterThan(left)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(zoom).toBeFocused()
  },
)
