/** What the shopper of the pictures types. */
const CONTACT = {
  'First name': 'Thandi',
  'Last name': 'Mokoena',
  'Email address': 'thandi@example.co.za',
  'Phone number': '082 123 4567',
}
const ADDRESS = { 'Street address': '12 Long Street', Suburb: 'Gardens', 'City or town': 'Cape Town' }

/** The most of a page that is shown, as a multiple of its width. */
const TALLEST = 5.6

/**
 * Walks through the site as a shopper who pays by EFT.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} width in CSS pixels
 * @returns {Promise<{ name: string, picture: Buffer }[]>} PNGs in the order they were visited
 */
export async function visitPages(browser, origin, width) {
  const isPhone = width < 667
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const page = await context.newPage()
  const pictures = []
  const keep = async (name) => {
    await showAll(page)
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), width * TALLEST)
    const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
    pictures.push({ name, picture })
  }
  const visit = async (name, address) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await keep(name)
  }
  const step = async (name) => {
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await keep(name)
  }
  const fill = async (fields) => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  }
  const goOn = () => page.getByRole('button', { name: /^Continue/ }).click()

  await visit('Home', '/za/')
  await visit('Shop', '/za/shop/')
  await visit('Article', '/za/blog/choosing-a-card-machine/')
  await visit('Product', '/za/shop/card-machines/khumo/')
  await page
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cart' }).waitFor()
  await visit('Cart', '/za/cart-overview/')
  await page.goto(`${origin}/za/checkout/`)
  await step('Contact')
  await fill(CONTACT)
  await goOn()
  await step('Shipping')
  await fill(ADDRESS)
  await page.getByLabel('Province').selectOption('Western Cape')
  await page.getByLabel('Postal code').fill('8001')
  await goOn()
  await step('Payment')
  await page.getByRole('radio', { name: /^EFT/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await step('Confirm')
  await context.close()
  return pictures
}

/** Scrolls through the page, so that pictures further down are there, and back to its top. */
async function showAll(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    await Promise.all(
      [...document.images]
        .filter(({ complete }) => !complete)
        .map((image) => image.decode().catch(() => null)),
    )
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
}
