import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../host/config/config'
import { useTestDatabase } from '../database/testing/open'
import { builtPages } from '../host/site-host'
import { createHost } from '../host/host'
import { writeInto } from '../testing/folder'

const page = (...scripts: string[]) =>
  `<!doctype html><title>Page</title><style>p{}</style><p style="--at:&quot;1&quot;"></p><template data-scripts>${scripts
    .map((text) => `<script>${text}</script>`)
    .join('')}<script src="/app.js" async></script></template>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const FILES = {
  'content/catalogue/products.json': [],
  'content/catalogue/bundles.json': [],
  'content/catalogue/promo-codes.json': [],
  '.data/releases/2026-11-02T08-00-00.000Z/.fingerprint': 'made of something',
  '.data/releases/2026-11-02T08-00-00.000Z/za/index.html': page('start()', 'data = 1'),
  '.data/releases/2026-11-02T08-00-00.000Z/za/shop/index.html': page('start()', 'data = 2'),
  '.data/releases/2026-11-02T08-00-00.000Z/za/editor/index.html': page('edit()'),
  '.data/releases/2026-11-02T08-00-00.000Z/404.html': page('missing()'),
  '.data/releases/2026-11-02T08-00-00.000Z/icon.svg': '<svg/>',
}

const database = await useTestDatabase()
let host: FastifyInstance
let origin: string
let project: string

/** The host with a small site that was built before, reached over HTTP. */
beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'headers-'))
  for (const [name, data] of Object.entries(FILES)) await writeInto(project, name, data)
  const config = readConfig(
    { LOG_LEVEL: 'silent', STORYBLOK_EDITOR_ORIGIN: 'https://editor.example' },
    project,
  )
  const { signal } = new AbortController()
  const callbacks = { say: () => undefined, beforeServing: async () => undefined, remember: async () => [] }
  const pages = builtPages({ config, rootDir: project, signal, ...callbacks }, false)
  host = await createHost(config, { pages, database })
  origin = await host.listen({ port: 0, host: '127.0.0.1' })
  await pages.prepare(origin)
})
afterAll(async () => {
  await host.close()
  await rm(project, { recursive: true, force: true })
})

/** The directives of the policy by name. */
async function policyOf(url: string, init?: RequestInit): Promise<Record<string, string[]>> {
  const answer = await fetch(url, init)
  const policy = answer.headers.get('content-security-policy') ?? ''
  return Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
}

describe('the policy of a page', () => {
  test('allows its own inline scripts and no others', async () => {
    expect((await policyOf(`${origin}/za/`))['script-src']).toEqual([
      "'self'",
      hash('start()'),
      hash('data = 1'),
    ])
    expect((await policyOf(`${origin}/za/shop/`))['script-src']).toEqual([
      "'self'",
      hash('start()'),
      hash('data = 2'),
    ])
  })

  test('allows nothing by default, and then the site’s own parts', async () => {
    const { 'script-src': scripts, ...rest } = await policyOf(`${origin}/za/`)
    expect(scripts?.join(' ')).not.toMatch(/unsafe|\*|http/)
    expect(rest).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'self'", hash(''), hash('p{}')],
      'style-src-attr': ["'unsafe-hashes'", hash('--at:"1"')],
      'img-src': ["'self'", 'data:'],
      'media-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'report-uri': ['/reports/'],
      'report-to': ['site'],
    })
  })

  test.each([
    ['/za/', "frame-ancestors 'none'", 'DENY'],
    ['/za/shop/', "frame-ancestors 'none'", 'DENY'],
    ['/za/editor/', "frame-ancestors 'self' https://editor.example", null],
  ])('%s: %s', async (path, ancestors, option) => {
    const { headers } = await fetch(`${origin}${path}`)
    expect(headers.get('content-security-policy')).toContain(`${ancestors};`)
    expect(headers.get('x-frame-options')).toBe(option)
  })

  test('is sent with the not-found page and with a 304', async () => {
    expect((await policyOf(`${origin}/za/nowhere/`))['script-src']).toEqual(["'self'", hash('missing()')])
    const etag = (await fetch(`${origin}/za/`)).headers.get('etag') ?? ''
    const known = { headers: { 'if-none-match': etag } }
    expect((await fetch(`${origin}/za/`, known)).status).toBe(304)
    expect((await policyOf(`${origin}/za/`, known))['script-src']).toContain(hash('start()'))
  })
})

describe('the policy of all other answers', () => {
  test.each([
    '/shop/api/v1/products/',
    '/shop/api/v1/nothing/',
    '/v2/cdn/spaces/me?token=demo',
    '/sandbox/api/orders',
    '/healthz',
    '/icon.svg',
    '/missing.js',
    '/za',
  ])('%s lets nothing in and is never framed', async (address) => {
    expect(await policyOf(`${origin}${address}`, { redirect: 'manual' })).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  })

  test.each([
    '/shop/api/v1/carts/7c9e6679-7425-40de-944b-e07fc1f90ae7/',
    '/shop/api/v1/signups/7c9e6679-7425-40de-944b-e07fc1f90ae7/',
    '/shop/api/v1/signups/validate_email/?email=thandi@example.co.za',
    '/oauth/api/v1/session/',
  ])('%s may not be cached, nor read by other sites', async (address) => {
    const { headers } = await fetch(`${origin}${address}`, { headers: { origin: 'https://evil.example' } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('the sandbox page keeps its own, with its own style', async () => {
    const policy = await policyOf(`${origin}/sandbox/`)
    expect(policy['style-src']?.[0]).toMatch(/^'sha256-/)
    expect(policy['script-src']).toBeUndefined()
  })
})
