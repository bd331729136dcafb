import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { verifyToken } from '../../preview/verify-token'
import { publications } from '../../publishing/schema'
import { createSpaceReader } from '../../standins/storyblok/space-reader'
import { storyFile, storyFiles } from '../../standins/storyblok/testing/fixtures'
import { writeFolder } from '../../testing/folder'
import { sandbox } from '../index'
import { bundleEditor } from './bundle'
import { editorPages } from './index'

const database = await useTestDatabase()
const SPACE = { spaceId: '1', previewToken: 'demo-preview' }
const STORIES = [
  storyFile(1, 'blog', { name: 'Blog', is_folder: true, content: {} }),
  storyFile(2, 'blog/costs', { name: 'Costs', parent_id: 1 }),
]

async function open({ bundle = async () => 'editor()' } = {}) {
  const store = createSpaceReader(await writeFolder(storyFiles(STORIES)))
  const app = Fastify()
  await app.register(async (own) => editorPages(own, { database, store, space: SPACE, bundle }), {
    prefix: '/sandbox',
  })
  onTestFinished(() => app.close())
  return (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/sandbox/editor/${path}`, headers })
}

test('the page runs its own script alone, frames this host alone, and nobody frames it', async () => {
  const { statusCode, headers, body } = await (await open())('')
  expect(statusCode).toBe(200)
  expect(body).toContain('<script type="module" src="app.js">')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
  expect(headers['content-security-policy']).not.toContain('unsafe-eval')
})

test('the script is made once, and again after a failure, which is a sentence', async () => {
  let made = 0
  const get = await open({
    bundle: async () => {
      made += 1
      if (made === 1) throw new Error('/home/somebody/src/editor is broken')
      return `editor(${made})`
    },
  })
  const failed = await get('app.js')
  expect([failed.statusCode, failed.json().error]).toEqual([
    500,
    'The script of the editor could not be made. The log of this host says why.',
  ])
  const answers = [await get('app.js'), await get('app.js')]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'editor(2)'],
    [200, 'editor(2)'],
  ])
})

test('the script is compressed, and sent again only where it has changed', async () => {
  const script = 'editor();'.repeat(1000)
  const get = await open({ bundle: async () => script })
  const answer = await get('app.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  const etag = String(answer.headers.etag)
  expect(etag).toMatch(/^W\//)
  expect((await get('app.js', { 'if-none-match': etag })).statusCode).toBe(304)
  const plain = await get('app.js', { 'if-none-match': '"another"' })
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, script, undefined])
})

test('the real script is one file that browsers can read, and evaluates no text', async () => {
  const script = await bundleEditor()
  expect(() => transformSync(script, { logLevel: 'silent' })).not.toThrow()
  expect(script).not.toMatch(/\bprocess\.env\b/)
  expect(script).not.toMatch(/\bnew Function\(|\beval\(/)
})

test('a story’s addresses carry a token of the editor; a folder has none', async () => {
  const get = await open()
  const addresses: Record<string, string> = (await get('stories/2')).json()
  expect(Object.values(addresses).map((address) => address.split('?')[0])).toEqual([
    '/za/editor/',
    '/preview/api/v1/draft/',
    '/editor/status/',
  ])
  for (const address of Object.values(addresses)) {
    const { searchParams } = new URL(address, 'http://localhost')
    const part = (name: string) => searchParams.get(`_storyblok_tk[${name}]`) ?? ''
    const token = { spaceId: part('space_id'), timestamp: part('timestamp'), token: part('token') }
    expect(verifyToken(token, SPACE, Date.now())).toBe('right')
  }
  for (const id of ['1', '99', '2.0']) expect((await get(`stories/${id}`)).statusCode).toBe(404)
})

test('how publishing stands: the latest build with its errors', async () => {
  await database.execute(sql`delete from publications`)
  const get = await open()
  expect((await get('publishing')).json()).toEqual({ waiting: 0 })
  const finding = { rule: 'wrong-price', story: { uuid: 'u', name: 'Home', slug: 'home' }, message: 'No.' }
  await database.insert(publications).values({
    builder: randomUUID(),
    cause: 'published home',
    outcome: 'rejected',
    reason: 'The content has errors.',
    findings: [
      { ...finding, severity: 'error', line: 'home: Mend this.' },
      { ...finding, severity: 'warning', line: 'home: Or not.' },
    ] as never,
  })
  expect((await get('publishing')).json()).toMatchObject({
    waiting: 0,
    newest: { outcome: 'rejected', reason: 'The content has errors.', errors: ['home: Mend this.'] },
  })
})

test.each([
  ['is closed to other machines', { siteUrl: 'https://www.example.co.za', hasContent: true, status: 403 }],
  ['does not exist with a real space', { siteUrl: 'http://localhost', hasContent: false, status: 404 }],
])('the editor %s', async (_what, { siteUrl, hasContent, status }) => {
  const store = createSpaceReader(await writeFolder(storyFiles(STORIES)))
  const app = Fastify()
  await app.register(sandbox, {
    prefix: '/sandbox',
    database,
    personalDataKey: Buffer.alloc(32),
    access: { siteUrl, token: undefined },
    content: hasContent ? ({ store, space: SPACE } as never) : undefined,
  })
  onTestFinished(() => app.close())
  const { host } = new URL(siteUrl)
  for (const path of ['', 'app.js', 'stories/2', 'publishing'])
    expect((await app.inject({ url: `/sandbox/editor/${path}`, headers: { host } })).statusCode).toBe(status)
})
