import { beforeEach, expect, test, vi } from 'vitest'
import { exampleProduct } from './testing'

const answer = (status = 200) =>
  vi.fn((url: string) =>
    Promise.resolve(
      Response.json(url.includes('/products/') ? { products: [exampleProduct()] } : { bundles: [] }, {
        status,
      }),
    ),
  )

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('all callers share one request for the items of this storefront', async () => {
  const fetched = answer()
  vi.stubGlobal('fetch', fetched)
  const { loadCatalogue } = await import('./live-catalogue')
  const [one, other] = await Promise.all([loadCatalogue(), loadCatalogue()])
  expect(one).toBe(other)
  expect(one.products[0]?.sku).toBe('khumo')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/shop/api/v1/products/?storefront=shop',
    '/shop/api/v1/bundles/?storefront=shop',
  ])
})

test('after a failure the next call tries again', async () => {
  vi.stubGlobal('fetch', answer(503))
  const { loadCatalogue } = await import('./live-catalogue')
  await expect(loadCatalogue()).rejects.toThrow('503')
  vi.stubGlobal('fetch', answer())
  await expect(loadCatalogue()).resolves.toMatchObject({ bundles: [] })
})

test('an old answer is requested again, unless the caller accepts its age', async () => {
  vi.useFakeTimers()
  const fetched = answer()
  vi.stubGlobal('fetch', fetched)
  const { loadCatalogue } = await import('./live-catalogue')
  await loadCatalogue()
  vi.advanceTimersByTime(9_999)
  await loadCatalogue()
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  await loadCatalogue({ maxAge: 60_000 })
  expect(fetched).toHaveBeenCalledTimes(2)
  await loadCatalogue()
  expect(fetched).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})
