import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const BLOCKS = { faq: ['/shared.js', '/faq.js'], grid: ['/shared.js', '/grid.js'] }
const ALL = { ...BLOCKS, late: ['/late.js'] }

const component = () => null

/** A fresh visit: what a page has loaded it remembers. */
const visit = async () => {
  vi.resetModules()
  const module = await import('./block-code')
  const { codeRegistry, knowBlocks } = module
  knowBlocks([
    { name: 'faq', hydrate: 'visible' },
    { name: 'grid', hydrate: 'static', hasFoot: true },
    { name: 'late', hydrate: 'static' },
  ])
  const of = (name: string) => {
    const definition = codeRegistry[name]
    if (!definition) throw new Error(`${name} is not known`)
    return definition
  }
  return { ...module, of }
}

const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

/** The network answers every script that is waited for. */
const answer = (kind: 'load' | 'error' = 'load') =>
  document.head.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event(kind)))

beforeEach(() => {
  document.head.innerHTML = ''
  const code = { resources: [], blocks: BLOCKS, allBlocks: '/block-code-1.json' }
  document.body.innerHTML = `<script type="application/json" data-code>${JSON.stringify(code)}</script>`
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a registry has the blocks that the page told of, and no others', async () => {
  const { codeRegistry, of } = await visit()
  expect(of('faq').hydrate).toBe('visible')
  expect(of('faq').foot).toBeUndefined()
  expect(of('grid').foot).toBeDefined()
  expect(codeRegistry.banner).toBeUndefined()
})

test('a block comes by its scripts, those it shares once for all', async () => {
  const { bringBlock, of } = await visit()
  const [faq, grid] = [of('faq').load(), of('grid').load()]
  await vi.waitFor(() => expect(asked()).toEqual(['/shared.js', '/faq.js', '/grid.js']))
  bringBlock('faq', { block: { default: component } })
  bringBlock('grid', { block: { default: component }, foot: { default: component } })
  answer()
  expect(await faq).toEqual({ default: component })
  expect(await grid).toEqual({ default: component })
  expect(await of('grid').foot?.()).toEqual({ default: component })
  expect(asked()).toHaveLength(3)
})

test('a script that could not be loaded is asked for anew', async () => {
  const { bringBlock, of } = await visit()
  const first = of('faq').load()
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
  answer('error')
  await expect(first).rejects.toThrow('/shared.js could not be loaded')
  const second = of('faq').load()
  await vi.waitFor(() => expect(asked()).toEqual(['/shared.js', '/faq.js']))
  bringBlock('faq', { block: { default: component } })
  answer()
  expect(await second).toEqual({ default: component })
})

test('where the page does not say where a block is, the list of the release does', async () => {
  const fetched = vi.fn<typeof fetch>()
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockResolvedValue(Response.json(ALL))
  vi.stubGlobal('fetch', fetched)
  const { bringBlock, of } = await visit()
  await expect(of('late').load()).rejects.toThrow('/block-code-1.json answered 503')
  const load = of('late').load()
  await vi.waitFor(() => expect(asked()).toEqual(['/late.js']))
  bringBlock('late', { block: { default: component } })
  answer()
  expect(await load).toEqual({ default: component })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('scripts that do not bring their block are told', async () => {
  const { of } = await visit()
  const load = of('faq').load()
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
  answer()
  await expect(load).rejects.toThrow('The scripts of the block "faq" did not bring it.')
})
