import { expect, test } from '@playwright/test'

const { PLAIN_ORIGIN = '' } = process.env

// Stand-ins for other services belong to the sandbox, which is off on https.
for (const path of [
  ...['/pay/checkout/1', '/pay/api/checkouts', '/pay/blackbird/api/sessions', '/pay/stitch/pay/1'],
  ...['/sandbox/', '/sandbox/api/orders', '/sandbox/api/mail'],
  ...['/v2/cdn/spaces/me?token=demo', '/v2/cdn/stories?token=demo-preview&version=draft'],
  ...['/login/authorize', '/login/token', '/oauth/api/v1/session/'],
])
  test(`${path} answers 404`, async ({ request }) => {
    for (const method of ['GET', 'POST'])
      expect((await request.fetch(path, { method })).status(), method).toBe(404)
  })

test('over http a page redirects to https, and the API refuses requests', async ({ request, baseURL }) => {
  const page = await request.get(`${PLAIN_ORIGIN}/za/shop/?tab=Overview`, { maxRedirects: 0 })
  expect([page.status(), page.headers().location]).toEqual([308, `${baseURL}/za/shop/?tab=Overview`])
  const cart = await request.post(`${PLAIN_ORIGIN}/shop/api/v1/carts/`, { data: { source: 'shop' } })
  expect([cart.status(), (await cart.json()).error.code]).toEqual([403, 'https_required'])
  expect((await request.get(`${PLAIN_ORIGIN}/healthz`)).status()).toBe(200)
})

test.describe('for a client that does not check the certificate', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('a foreign Host header is answered with 421', async ({ request }) => {
    const answer = await request.get('/za/', { headers: { host: 'evil.example' } })
    expect(answer.status()).toBe(421)
    expect(await answer.text()).not.toContain('evil.example')
  })
})

test('other origins may not call the shop API from a browser', async ({ request }) => {
  const answer = await request.get('/shop/api/v1/products/', { headers: { origin: 'https://evil.example' } })
  expect(answer.headers()).not.toHaveProperty('access-control-allow-origin')
  expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin')
})
