import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeFolder, writeInto } from '../testing/folder'
import { sitePlugin } from './index'
import { createSite, type RememberAddresses } from './site'

const HOME = `<!doctype html><title>Home</title>${'<p>Card machines</p>'.repeat(100)}`
const SCRIPT = 'app-1f2e3d4c5b6a79880716.js'
const release = (name: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`releases/${name}/${file}`, text]))

const FILES = {
  ...release('2026-11-01T08-00-00.000Z', {
    'old-aa11bb22cc33dd44.js': 'old script',
    'za/gone/index.html': 'Old page',
    '.fingerprint': 'old',
  }),
  ...release('2026-11-02T08-00-00.000Z', {
    'za/index.html': HOME,
    '404.html': 'Not found page',
    '500.html': 'Error page',
    'page-data/za/page-data.json': '{"path":"/za/"}',
    'page-data/za/signup/continue/page-data.json':
      '{"path":"/za/signup/continue/","matchPath":"/za/signup/:id/continue/"}',
    'za/signup/continue/index.html': 'Continue page',
    [SCRIPT]: 'console.log(1)',
    [`${SCRIPT}.map`]: '{}',
    '.fingerprint': 'secret',
  }),
}

const NEXT = '2026-11-03T08-00-00.000Z'

async function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await writeInto(folder, file, text)
}

async function serve(
  files: Record<string, string> = FILES,
  load = true,
  remember: RememberAddresses = async () => [],
) {
  const folder = await writeFolder(files)
  const site = createSite(path.join(folder, 'releases'), remember)
  if (load) await site.load()
  const app = Fastify()
  await app.register(sitePlugin, { site, pageHeaders: () => ({}) })
  onTestFinished(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, folder, get, site }
}

describe('the built site', () => {
  test('serves a page that browsers revalidate each time', async () => {
    const { get } = await serve()
    const answer = await get('/za/')
    expect(answer.body).toBe(HOME)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(HOME.length),
      vary: 'Accept-Encoding',
    })
  })

  test('answers 304 to a browser that has the page', async () => {
    const { get } = await serve()
    const etag = String((await get('/za/')).headers.etag)
    const again = await get('/za/', { 'if-none-match': `W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('serves compressed forms, each with an ETag of its own', async () => {
    const { get } = await serve()
    const br = await get('/za/', { 'accept-encoding': 'gzip, br' })
    const gz = await get('/za/', { 'accept-encoding': 'gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(HOME)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(HOME)
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
    expect(new Set([br.headers.etag, gz.headers.etag, (await get('/za/')).headers.etag]).size).toBe(3)
  })

  test.each([
    ['a page in a browser', '/za/', 'text/html,*/*', 'Error page'],
    ['data', '/page-data/za/page-data.json', '*/*', 'Something went wrong. Please try again.'],
  ])('answers 500 where %s cannot be read', async (_what, url, accept, body) => {
    const { get, folder } = await serve()
    const release = path.join(folder, 'releases/2026-11-02T08-00-00.000Z')
    await rm(path.join(release, url.endsWith('/') ? `${url}index.html` : url))
    const answer = await get(url, { accept })
    expect([answer.statusCode, answer.body]).toEqual([500, body])
    expect(answer.headers.etag).toBeUndefined()
  })

  test('answers 500 uncompressed when the compressed form of a page is missing', async () => {
    const { get, folder } = await serve()
    await rm(path.join(folder, 'releases/2026-11-02T08-00-00.000Z/.compressed'), { recursive: true })
    const answer = await get('/za/', { accept: 'text/html', 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.body]).toEqual([500, 'Error page'])
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  test.each([
    ['POST', '/za/', 405],
    ['DELETE', '/za', 405],
    ['POST', '/za/nowhere/', 404],
  ] as const)('%s %s is refused', async (method, url, status) => {
    const { app } = await serve()
    const answer = await app.inject({ method, url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
  })

  test('answers an unreadable body with a client error', async () => {
    const { app } = await serve()
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/za/', headers, payload: '{' })
    expect(answer.statusCode).toBe(400)
  })

  test('answers a range request with the whole page', async () => {
    const { get } = await serve()
    const answer = await get('/za/', { range: 'bytes=0-9' })
    expect([answer.statusCode, answer.body]).toEqual([200, HOME])
  })

  test('answers HEAD without a body', async () => {
    const { app } = await serve()
    const answer = await app.inject({ method: 'HEAD', url: '/za/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(answer.headers['content-length']).toBe(String(HOME.length))
  })

  test.each([
    ['/za', '/za/'],
    ['/za?utm_source=x', '/za/?utm_source=x'],
    ['/za/index.html', '/za/'],
  ])('sends %s on to %s', async (from, to) => {
    const { get } = await serve()
    const answer = await get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  })

  test('hashed files are immutable, and those of earlier releases stay available', async () => {
    const { get } = await serve()
    expect((await get(`/${SCRIPT}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/old-aa11bb22cc33dd44.js')).body).toBe('old script')
  })

  test('a page that is no longer published answers 404', async () => {
    const { get } = await serve()
    expect((await get('/za/gone/')).statusCode).toBe(404)
  })

  test('a page for many addresses answers each of them', async () => {
    const { get } = await serve()
    expect((await get('/za/signup/7f3a/continue/')).body).toBe('Continue page')
  })

  test('a missing page gets the not-found page with status 404 and no ETag', async () => {
    const { get } = await serve()
    const answer = await get('/za/nowhere/')
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([404, 'Not found page', undefined])
  })

  test.each([
    `/${SCRIPT}.map`,
    '/.fingerprint',
    '/.compressed/',
    '/.index.json',
    '/missing.js',
    '/..%2f..%2fetc/passwd',
    '//example.com/index.html',
  ])('%s is not served', async (url) => {
    const { get } = await serve()
    expect((await get(url)).statusCode).toBe(404)
  })

  test('shows a placeholder until a release is loaded', async () => {
    const { get } = await serve(FILES, false)
    const answer = await get('/za/')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  test('a new release replaces the old one as a whole', async () => {
    const { get, folder, site } = await serve()
    await write(folder, release(NEXT, { 'za/index.html': 'New home', '.fingerprint': 'next' }))
    expect((await get('/za/')).body).toBe(HOME)
    await site.load()
    expect((await get('/za/')).body).toBe('New home')
    expect((await get('/za/signup/7f3a/continue/')).statusCode).toBe(404)
  })

  describe('of pages that moved', () => {
    const addresses = {
      pages: [{ path: '/za/', story: 'home' }],
      redirects: [{ from: '/za/winter/', to: '/za/?utm_source=poster#machines' }],
    }
    const index = (files: string[]) => ({
      '.index.json': JSON.stringify({
        version: 4,
        addresses,
        files: files.map((file) => ({ path: file, size: 9, hash: file })),
      }),
    })
    const past = [
      { path: '/za/start/', story: 'home' },
      { path: '/za/closed/', story: 'closed' },
    ]
    const serveMoved = () => {
      const files = release('2026-11-02T08-00-00.000Z', {
        'za/index.html': 'Home',
        '404.html': 'Not found page',
        '.fingerprint': 'f',
        ...index(['/za/index.html', '/404.html']),
      })
      return serve(files, true, async (pages) => [...pages, ...past])
    }

    test.each([
      ['/za/start/', '/za/'],
      ['/za/start', '/za/'],
      ['/za/start/?utm_source=mail', '/za/?utm_source=mail'],
      ['/za/winter/?a=1', '/za/?utm_source=poster&a=1#machines'],
    ])('%s leads to %s in one step', async (from, to) => {
      const { get } = await serveMoved()
      const answer = await get(from)
      expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    })

    test.each([
      ['/za/closed/', 410],
      ['/za/never/', 404],
    ])('%s, without a page to lead to, answers %i with help', async (url, status) => {
      const { get } = await serveMoved()
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([status, 'Not found page'])
    })

    test('the data of a page that moved makes the router load its address', async () => {
      const { get } = await serveMoved()
      expect((await get('/page-data/za/start/page-data.json')).statusCode).toBe(410)
      expect((await get('/page-data/za/closed/page-data.json')).statusCode).toBe(404)
    })
  })

  test('compressed files of an earlier release are reused', async () => {
    const { get, folder, site } = await serve()
    await write(
      folder,
      release(NEXT, { 'za/moved/index.html': HOME, 'za/copied/index.html': HOME, '.fingerprint': 'next' }),
    )
    await site.load()
    const answer = await get('/za/moved/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(HOME)
    const compressed = path.join(folder, 'releases', NEXT, '.compressed')
    const [form = ''] = (await readdir(compressed, { recursive: true })).filter((name) =>
      name.endsWith('.br'),
    )
    expect((await stat(path.join(compressed, form))).nlink).toBe(2)
  })

  test('the index of a release is read instead of its files', async () => {
    const { get, folder, site } = await serve()
    const { headers } = await get('/za/')
    await writeInto(folder, 'releases/2026-11-02T08-00-00.000Z/za/late/index.html', 'Late page')
    await site.load()
    expect((await get('/za/')).headers.etag).toBe(headers.etag)
    expect((await get('/za/late/')).statusCode).toBe(404)
    expect((await get('/za/signup/7f3a/continue/')).body).toBe('Continue page')
  })

  test('an index of another version is made again from the files', async () => {
    const { get } = await serve({
      ...FILES,
      ...release('2026-11-02T08-00-00.000Z', { '.index.json': '{"version":0,"files":[]}' }),
    })
    expect((await get('/za/')).body).toBe(HOME)
  })

  test('cannot be loaded without a release', async () => {
    await expect(serve({})).rejects.toThrow('There is no finished build in')
  })
})
