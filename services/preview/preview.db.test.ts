import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readShop } from '../build/read-shop'
import { useTestDatabase } from '../database/testing/open'
import { catalogueAt } from '../shop/index'
import { serveFaultySpace, type Fault } from '../standins/storyblok/testing/faulty-space'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { writeFolder } from '../testing/folder'
import { previewApi } from './index'

const database = await useTestDatabase()

const page = (title: string) => ({
  _uid: 'p',
  component: 'page',
  body: [{ _uid: 'h', component: 'hero_centre', title }],
})
const entry = { _uid: 'e', component: 'catalogue_price_item', code: 'rent', label: 'Rent', amount: '10' }

const STORIES = storyFiles([
  storyFile(7, 'about', { content: page('As it is written'), unpublished_changes: true }),
  storyFile(8, 'catalogue/rent', { content: entry, published: false }),
  storyFile(9, 'catalogue/lost', { content: { _uid: 'l', component: 'catalogue_product', sku: 'lost' } }),
  storyFile(10, 'help', { content: page('Another page') }),
  storyFile(11, 'blog/costs', { content: page('An article that others list') }),
])
const PUBLISHED = storyFiles([storyFile(7, 'about', { content: page('As it was published') })], 'published')

const NO_FAULT: Fault = { of: /$^/ }
const SHOP = { products: [{ sku: 'khumo' }], bundles: [] }
/** The shared secret of this test's space. */
const SECRET = 'demo-preview'

/** A preview with its own HTTP servers for the content space and the shop. */
async function start({
  fault = NO_FAULT,
  shopElsewhere = true,
  ...given
}: { fault?: Fault; shop?: object; shopElsewhere?: boolean } = {}) {
  const shop = 'shop' in given ? given.shop : SHOP
  const { endpoint, asked } = await serveFaultySpace(await writeFolder({ ...STORIES, ...PUBLISHED }), fault)
  const shopServer = Fastify({ forceCloseConnections: true })
  shopServer.get('*', async (_request, reply) => shop ?? reply.code(503).send({ error: 'away' }))
  const shopUrl = await shopServer.listen({ port: 0, host: '127.0.0.1' })
  const app = Fastify()
  await app.register(previewApi, {
    prefix: '/preview/api/v1',
    database,
    personalDataKey: Buffer.alloc(32, 1),
    sandbox: true,
    space: { endpoint, spaceId: '1', previewToken: SECRET },
    shop: shopElsewhere
      ? { read: () => readShop(shopUrl), isElsewhere: true }
      : { read: (at) => catalogueAt(database, at), isElsewhere: false },
    siteUrl: 'https://www.example.co.za',
    editorOrigin: 'https://app.storyblok.com',
  })
  onTestFinished(async () => {
    await app.close()
    await shopServer.close()
  })
  const open = async (parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...editorParameters(), ...parameters })
    const answer = await app.inject(`/preview/api/v1/draft/?${query.toString()}`)
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() }
  }
  return { open, asked }
}

/** The parameters that the editor adds to the address. */
function editorParameters({ id = 7, age = 0 } = {}): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const token = createHash('sha1').update(`1:${SECRET}:${timestamp}`).digest('hex')
  return {
    _storyblok: String(id),
    _storyblok_c: 'page',
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  }
}

test('the editor gets the draft, the other stories that its page shows, and their problems', async () => {
  const { open } = await start()
  const { status, headers, text, body } = await open()
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.story).toMatchObject({ id: 7, slug: 'about', content: page('As it is written') })
  expect(body.story.content.body[0]._editable).toContain('"uid": "h"')
  expect(body.data).toMatchObject({ ...SHOP, siteUrl: 'https://www.example.co.za' })
  expect(body.data.stories.map(({ slug }: { slug: string }) => slug)).toEqual([
    'catalogue/rent',
    'catalogue/lost',
    'blog/costs',
  ])
  // No link leads to a draft.
  expect(body.data.otherSlugs).toEqual({
    'uuid-7': 'about',
    'uuid-9': 'catalogue/lost',
    'uuid-10': 'help',
    'uuid-11': 'blog/costs',
  })
  expect(body.findings).toContainEqual(
    expect.objectContaining({
      rule: 'required-field',
      story: expect.objectContaining({ slug: 'catalogue/lost' }) as object,
    }),
  )
  expect(text).not.toContain(SECRET)
})

/** A product of the demo whose promotion begins and ends, in rand, VAT included. */
const STAND = 'counter-stand'

test.each([
  ['2026-08-31T23:59', 449],
  ['2026-09-01T00:00', 379],
  ['2026-10-31T23:59', 379],
  ['2026-11-01T00:00', 449],
])('at %s the page is put together with the price of then, %d', async (on, price) => {
  const { open } = await start({ shopElsewhere: false })
  const { status, body } = await open({ on })
  expect(status).toBe(200)
  expect(new Date(body.data.now).toISOString()).toBe(new Date(`${on}:00+02:00`).toISOString())
  const stand = body.data.products.find(({ sku }: { sku: string }) => sku === STAND)
  expect(stand.unit_price).toBe(price)
})

test('with a shop elsewhere the preview of a day says that its prices are those of now', async () => {
  const { open } = await start()
  expect((await open({ on: '2027-01-01T00:00' })).body.notes[0]).toContain('tells only its prices of now')
  expect((await open()).body.notes).toEqual([])
})

test('all pages of a catalogue are read', async () => {
  const { open, asked } = await start({ fault: { of: /per_page=100&page=/, total: '3' } })
  expect((await open()).status).toBe(200)
  expect(asked.filter((url) => /filter_query.*&page=/.test(url))).toHaveLength(2)
})

test.each([
  ['a token that is too old', editorParameters({ age: 4000 }), 401, 'token_old'],
  ['a token of another editor', { '_storyblok_tk[token]': 'a'.repeat(40) }, 401, 'token_wrong'],
  ['a story that is gone', editorParameters({ id: 99 }), 404, 'story_not_found'],
  ['a day that does not exist', { on: '2026-13-01T09:00' }, 400, 'malformed_request'],
  ['a moment in another form', { on: 'tomorrow' }, 400, 'malformed_request'],
  ['a path in the place of a number', { _storyblok: '../spaces/me' }, 400, 'malformed_request'],
])('%s is refused', async (_what, parameters, status, code) => {
  const { open } = await start()
  const answer = await open(parameters)
  expect([answer.status, answer.body.error.code]).toEqual([status, code])
  expect(answer.body.error.message).toMatch(/in the editor\.$/)
})

test('a wrong token causes no request to the content service', async () => {
  const { open, asked } = await start()
  await open({ '_storyblok_tk[token]': 'a'.repeat(40) })
  expect(asked).toEqual([])
})

test.each<[string, Parameters<typeof start>[0], number, string]>([
  [
    'a content service that fails',
    { fault: { of: /stories/, answer: (reply) => reply.code(500).send({ error: 'boom' }) } },
    503,
    'temporarily_unavailable',
  ],
  [
    'one that always answers 429',
    {
      fault: {
        of: /stories/,
        answer: (reply) => reply.code(429).header('retry-after', '0').send({ error: 'slow' }),
      },
    },
    503,
    'temporarily_unavailable',
  ],
  [
    'one that does not know the preview token',
    { fault: { of: /stories/, answer: (reply) => reply.code(401).send({ error: 'Unauthorized' }) } },
    502,
    'content_unusable',
  ],
  ['a shop that fails', { shop: undefined }, 503, 'temporarily_unavailable'],
])('%s is reported to the editor, without internals', async (_what, services, status, code) => {
  const { open } = await start(services)
  const answer = await open()
  expect([answer.status, answer.body.error.code]).toEqual([status, code])
  expect(answer.text).not.toMatch(/127\.0\.0\.1|boom|STORYBLOK/)
})
