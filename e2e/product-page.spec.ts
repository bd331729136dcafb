import type { Locator } from '@playwright/test'
import { openReady } from './support/ready'
import { KHUMO, productHero } from './support/shop'
import { expect, test } from './support/test'

const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 }
  return y + height
}

test.describe('as server-rendered HTML', () => {
  test.use({ ownProfile: true, javaScriptEnabled: false })

  test(
    'the first screen of a phone has name, price and button; from a small tablet on, pictures are beside price and button',
    { tag: '@narrow' },
    async ({ page }) => {
      for (const [path, name] of [
        ['/za/shop/card-machines/khumo-print/', 'Khumo Print'],
        ['/za/shop/bundles/starter-kit/', 'Starter kit'],
        ['/za/shop/sim-cards/sim-data/', 'Data SIM'],
        ['/za/shop/services/on-site-setup/', 'On-site setup'],
        [KHUMO, 'Khumo'],
      ] as const)
        await test.step(name, async () => {
          await page.goto(path)
          await expect(productHero(page).getByRole('heading', { level: 1, name })).toBeInViewport({
            ratio: 1,
          })
          const price = productHero(page).getByRole('group', { name: `Price of ${name}` })
          await expect(price).toBeInViewport({ ratio: 1 })
          const button = productHero(page).getByRole('button', { name: /^(Buy Now|Book) / })
          await expect.poll(() => bottomOf(button)).toBeLessThan(844)
        })

      await page.setViewportSize({ width: 700, height: 900 })
      const boxOf = async (part: Locator) =>
        (await part.first().boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
      const isBeside = async () => {
        const pictures = await boxOf(page.getByRole('group', { name: 'Pictures of Khumo' }))
        const price = await boxOf(page.getByRole('group', { name: 'Price of Khumo' }))
        return pictures.x + pictures.width < price.x && price.y < pictures.y + pictures.height
      }
      await expect.poll(isBeside).toBe(true)
    },
  )
})

/** The scroll position of the picture in the dialog, as shares of the scrollable length: 0.5 is the middle. */
const scrollShares = (pan: Locator) =>
  pan.evaluate((part) => [
    part.scrollLeft / (part.scrollWidth - part.clientWidth),
    part.scrollTop / (part.scrollHeight - part.clientHeight),
  ])

test('the buy bar is hidden while the page’s button is visible; a picture opens enlarged at its middle, can be panned, and returns the focus', async ({
  page,
}) => {
  await openReady(page, KHUMO)
  await expect(page.getByRole('region', { name: 'Buy Khumo' })).toBeHidden()
  const zoom = page.getByRole('button', { name: /^Zoom: Khumo/ }).first()
  await zoom.click()
  const pan = page.getByRole('dialog').getByRole('group')
  await expect(pan).toBeFocused()
  for (const part of await scrollShares(pan)) expect(part).toBeCloseTo(0.5, 1)

  const [, top = 0] = await scrollShares(pan)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await scrollShares(pan))[1]).toBeGreaterThan(top)
  const [left = 0] = await scrollShares(pan)
  await page.mouse.move(200, 400)
  await page.mouse.down()
  await page.mouse.move(120, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await scrollShares(pan))[0]).toBeGreaterThan(left)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(zoom).toBeFocused()
})
