import { describe, expect, it } from 'vitest'
import { useTestShop } from '../shop/testing/shop'

const shop = useTestShop()

const read = async (name: string) => (await shop.app.inject(`/sandbox/api/${name}`)).json()
const patch = (path: string, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: `/sandbox/api/${path}`, payload })

describe('records', () => {
  it('start empty', async () => {
    expect(await read('orders')).toEqual([])
    expect((await shop.app.inject('/sandbox/')).body).toContain('Nothing yet: Orders, ')
    expect((await shop.app.inject('/sandbox/?view=orders')).body).toContain('Nothing yet.')
  })

  it('show orders and payments, newest first, as JSON and on the page', async () => {
    const [first, second] = [await shop.cart(['khumo', 2]), await shop.cart(['staff-training'])]
    const contact = { first_name: '<Ann>', last_name: 'B', email: 'a@example.co.za', phone: '0821234567' }
    await shop.call('PATCH', `/carts/${first.id}/`, { contact_info: contact })
    await shop.call('POST', `/carts/${first.id}/eft_intent/`, {})
    await shop.call('POST', `/carts/${second.id}/initiate_free_payment/`, {})
    const orders = await read('orders')
    expect(orders).toMatchObject([
      { cart_id: second.id, status: 'complete', method: 'Free', total: 0 },
      {
        cart_id: first.id,
        number: expect.stringMatching(/^ZA/),
        status: 'pending',
        method: 'EFT',
        total: 2398,
        items: [
          { sku: 'khumo', name: 'Khumo card machine', quantity: 2, unit_price: 1199, line_total: 2398 },
        ],
        contact: { first_name: '<Ann>' },
        placed_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(await read('payments')).toMatchObject([
      { method: 'Free' },
      { method: 'EFT', status: 'pending', amount: 2398 },
    ])
    const page = await shop.app.inject('/sandbox/')
    expect(page.body).toContain(orders[0].number)
    expect(page.body).toContain('&lt;Ann&gt;')
    for (const shown of ['R2,398.00', '2 × Khumo card machine', '>Waiting</b>', '>Paid</b>']) {
      expect(page.body).toContain(shown)
    }
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('are three of each kind on the first page, which leads to a page of more', async () => {
    for (let count = 0; count < 4; count += 1) await shop.place(['khumo'])
    const linesOn = async (path: string) =>
      [...(await shop.app.inject(path)).body.matchAll(/class="cell title"><span class="label">Number/g)]
        .length
    // Waiting orders have numbers too.
    expect(await linesOn('/sandbox/')).toBe(6)
    expect((await shop.app.inject('/sandbox/')).body).toContain('<a href="?view=orders">More orders</a>')
    expect(await linesOn('/sandbox/?view=orders')).toBe((await read('orders')).length)
  })
})

describe('mail', () => {
  it('shows whom the shop wrote to, about what and when, with both parts of each mail', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (
      await shop.call('POST', `/carts/${id}/card_on_delivery_intent/`, {})
    ).json()
    const own = async () =>
      (await read('mail')).filter(({ subject }: { subject: string }) => subject.includes(number))
    await expect.poll(own, { timeout: 10_000 }).toHaveLength(1)
    const [mail] = await own()
    expect(mail).toMatchObject({
      to: 'Thandi Nkosi <thandi@example.co.za>',
      subject: `Your order ${number} is confirmed`,
      from: 'Yoco Shop <orders@example.co.za>',
      date: expect.stringMatching(/^\d{4}-/),
    })
    // The first page shows the three newest, and the mails of the tests before may arrive after this one.
    const page = (await shop.app.inject('/sandbox/?view=mail')).body
    for (const shown of [mail.subject, 'Thandi Nkosi &lt;thandi@example.co.za&gt;', mail.date]) {
      expect(page).toContain(shown)
    }
    const links = [...page.matchAll(/href="(mail\/[^"]+)"/g)].map(([, href]) => `/sandbox/${href}`)
    const ownLinks = links.filter((url) => url.includes(encodeURIComponent(mail.message_id)))
    const pages = await Promise.all(ownLinks.map((url) => shop.app.inject(url)))
    expect(pages.map(({ body }) => body)).toEqual([mail.html, mail.text])
    expect(pages[0]?.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(pages[0]?.headers['content-security-policy']).toContain("default-src 'none'")
    expect(pages[1]?.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await shop.app.inject('/sandbox/mail/nobody@example.co.za/html')).statusCode).toBe(404)
  })
})

describe('the back office', () => {
  const product = async (sku: string) => (await shop.call('GET', `/products/?skus=${sku}`)).json().products[0]

  it('withdraws a product and every bundle that holds it', async () => {
    await patch('products/charging-dock', { can_be_purchased: false, reason_not_available: 'out_of_stock' })
    expect(await product('charging-dock')).toMatchObject({
      can_be_purchased: false,
      reason_not_available: 'out_of_stock',
    })
    const { bundles } = (await shop.call('GET', '/bundles/?bundle_codes=starter-kit')).json()
    expect(bundles).toMatchObject([{ can_be_purchased: false, reason_not_available: 'out_of_stock' }])
    await patch('products/charging-dock', { can_be_purchased: true, reason_not_available: null })
    expect(await product('charging-dock')).toMatchObject({
      can_be_purchased: true,
      reason_not_available: null,
    })
  })

  it('sets the stock: none left means out of stock', async () => {
    expect((await patch('products/counter-stand', { stock: 0 })).statusCode).toBe(200)
    expect(await product('counter-stand')).toMatchObject({
      stock: 0,
      can_be_purchased: false,
      reason_not_available: 'out_of_stock',
    })
  })

  it.each([
    ['products/paper-rolls', '/products/?skus=paper-rolls', 'products', 'unit_price'],
    // It is on promotion: its own price is the one that is crossed out.
    ['bundles/market-day-kit', '/bundles/?bundle_codes=market-day-kit', 'bundles', 'original_unit_price'],
  ])('gives %s another price', async (path, address, list, field) => {
    expect((await patch(path, { unit_price: 2499.95 })).json()).toEqual({ unit_price: 2499.95 })
    expect((await shop.call('GET', address)).json()[list]).toMatchObject([{ [field]: 2499.95 }])
  })

  it('unlists a bundle', async () => {
    await patch('bundles/counter-kit', { is_listed_in_catalogue: false })
    const { bundles } = (await shop.call('GET', '/bundles/?storefront=shop')).json()
    expect(bundles.map((bundle: { bundle_code: string }) => bundle.bundle_code)).not.toContain('counter-kit')
  })

  it.each([
    ['products/nope', { stock: 1 }, 404],
    ['bundles/nope', { can_be_purchased: false }, 404],
    ['products/khumo', { stock: -1 }, 400],
    ['products/khumo', { price: 1 }, 400],
    ['products/khumo', { unit_price: -1 }, 400],
    ['products/khumo', {}, 400],
    ['bundles/starter-kit', { stock: 1 }, 400],
  ])('refuses %s %o', async (path, body, status) => {
    expect((await patch(path, body)).statusCode).toBe(status)
  })
})
