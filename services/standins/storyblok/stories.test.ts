import { describe, expect, test } from 'vitest'
import { serveSpace } from './testing/serve-space'
import { storyFile, storyFiles } from './testing/fixtures'

const SPACE = storyFiles([
  storyFile(1, 'home', { tag_list: ['start'] }),
  storyFile(2, 'shop', { is_folder: true, content: undefined }),
  storyFile(3, 'shop/khumo', {
    content: { _uid: 'b3', component: 'product', price: 1999, badges: ['new', 'sale'] },
  }),
  storyFile(4, 'shop/neo', { content: { _uid: 'b4', component: 'product', price: 899, badges: [] } }),
  storyFile(5, 'blog/draft-post', { published: false, published_at: null }),
])

/** One request to the space, by the address after `/v2/cdn/`. */
const ask = async (address: string) => (await serveSpace(SPACE)).get(`/v2/cdn/${address}`)
const slugs = (body: { stories: { full_slug: string }[] }) => body.stories.map((story) => story.full_slug)

describe('a list of stories', () => {
  test('holds the published stories without folders, with the headers that clients need for paging', async () => {
    const answer = await ask('stories?token=demo&cv=undefined&excluding_fields=undefined&per_page=100&page=1')
    expect(slugs(answer.json())).toEqual(['home', 'shop/khumo', 'shop/neo'])
    expect(answer.headers).toMatchObject({
      total: '3',
      'per-page': '100',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'total, per-page',
    })
  })

  test('comes in pages of 25 by default, and of 100 at most', async () => {
    const { get } = await serveSpace(
      storyFiles(Array.from({ length: 120 }, (_, id) => storyFile(id, `s${id}`))),
    )
    const page = async (query: string) =>
      (await get(`/v2/cdn/stories?token=demo${query}`)).json().stories.length
    expect(await page('')).toBe(25)
    expect(await page('&per_page=500')).toBe(100)
    expect(await page('&per_page=100&page=2')).toBe(20)
  })

  test('includes drafts for the preview token alone', async () => {
    const { get } = await serveSpace(SPACE)
    const draft = await get('/v2/cdn/stories?token=demo-preview&version=draft')
    expect(slugs(draft.json())).toContain('blog/draft-post')
    const published = await get('/v2/cdn/stories?token=demo-preview&version=published')
    expect(slugs(published.json())).not.toContain('blog/draft-post')
  })

  test.each(['', 'token=wrong', 'token=demo&version=draft'])('is refused with "%s"', async (query) => {
    const answer = await ask(`stories?${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Unauthorized' }])
  })

  test.each([
    ['starts_with=shop/', ['shop/khumo', 'shop/neo']],
    ['by_slugs=home,shop/n*', ['home', 'shop/neo']],
    ['excluding_slugs=shop/*', ['home']],
    ['by_uuids=uuid-4,uuid-1', ['home', 'shop/neo']],
    ['by_uuids_ordered=uuid-4,uuid-1', ['shop/neo', 'home']],
    ['with_tag=start', ['home']],
    ['content_type=product', ['shop/khumo', 'shop/neo']],
    ['search_term=KHUMO', []],
    ['sort_by=content.price:asc:int&content_type=product', ['shop/neo', 'shop/khumo']],
    ['sort_by=name:desc', ['shop/neo', 'shop/khumo', 'home']],
    ['sort_by=content.component:desc,content.price:asc:int', ['shop/neo', 'shop/khumo', 'home']],
    ['sort_by=content.component:asc,name:desc', ['home', 'shop/neo', 'shop/khumo']],
    ['filter_query[component][in]=product', ['shop/khumo', 'shop/neo']],
    ['filter_query%5Bprice%5D%5Bgt_int%5D=1000', ['shop/khumo']],
    ['filter_query[price][lt-int]=1000', ['shop/neo']],
    ['filter_query[badges][any_in_array]=sale,old', ['shop/khumo']],
    ['filter_query[badges][is]=empty_array', ['shop/neo']],
    ['filter_query[component][not_like]=pro*', ['home']],
    ['filter_query[__or][][price][in]=899&filter_query[__or][][component][in]=page', ['home', 'shop/neo']],
    // As the client writes a list of several filters, one of them twice.
    [
      'filter_query%5B__or%5D%5B%5D%5Bprice%5D%5Bin%5D=899&filter_query%5B__or%5D%5B%5D%5Bprice%5D%5Bin%5D=1999',
      ['shop/khumo', 'shop/neo'],
    ],
    [
      'filter_query[component][in]=product&filter_query[__or][0][price][in]=899&filter_query[__or][1][component][in]=page',
      ['shop/neo'],
    ],
  ])('%s', async (query, expected) => {
    expect(slugs((await ask(`stories?token=demo&${query}`)).json())).toEqual(expected)
  })

  test.each([
    'filter_query[price][near]=5',
    'filter_query[price][constructor]=5',
    'filter_query[price][__proto__]=5',
    'filter_query[badges][is]=odd',
    'filter_query[badges][is]=constructor',
    'filter_query[badges][is]=__proto__',
    'page=0',
    'page=9999999999',
    'page=1&page=2',
    'sort_by=name:up',
    'sort_by=name:asc,price:up',
    'filter_query[__or][][price][near]=5',
    'filter_query[__or][price][in]=5',
    'version=newest',
    'resolve_links=all',
    'slugs=home',
    '_storyblok_tk[space_id]=1',
    'find_by=uuid',
  ])('%s is refused rather than ignored', async (query) => {
    const answer = await ask(`stories?token=demo&${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: expect.stringMatching(/\w \w/) }])
  })

  test.each([
    ['more parameters', Array.from({ length: 60 }, (_, at) => `p${at}=1`).join('&')],
    ['a longer name', `filter_query[${'a'.repeat(300)}][in]=x`],
    ['a longer text', `search_term=${'a'.repeat(5000)}`],
    ['a longer pattern', `by_slugs=${'*a'.repeat(200)}`],
    ['more patterns', `excluding_slugs=${'a,'.repeat(150)}`],
    ['more values of a filter', `filter_query[name][in]=${'a,'.repeat(150)}`],
    ['more relations', `resolve_relations=${'page.author,'.repeat(150)}`],
  ])('a request with %s than any reader needs is refused', async (_, query) => {
    const answer = await ask(`stories?token=demo&${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: expect.stringMatching(/at most/) }])
  })

  test('a body that is no JSON is refused', async () => {
    const { app } = await serveSpace(SPACE)
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/v2/cdn/stories', payload: '{', headers })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The request could not be read.' }])
  })
})

describe('one story', () => {
  test.each(['shop/khumo', 'shop/khumo/', '3', 'uuid-3?find_by=uuid'])('is found by %s', async (key) => {
    const answer = await ask(`stories/${key}${key.includes('?') ? '&' : '?'}token=demo`)
    expect(answer.json().story).toMatchObject({
      id: 3,
      full_slug: 'shop/khumo',
      lang: 'default',
      release_id: null,
    })
  })

  test.each(['nowhere', 'shop', 'blog/draft-post', '99'])('%s is not there', async (key) => {
    const answer = await ask(`stories/${key}?token=demo`)
    expect([answer.statusCode, answer.json()]).toEqual([404, ['This record could not be found']])
  })

  test.each(['find_by=slug', 'starts_with=shop'])('is refused to a request with %s', async (query) => {
    const answer = await ask(`stories/shop/khumo?token=demo&${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: expect.stringMatching(/\w \w/) }])
  })

  test('is found in one search, however many slashes follow it', async () => {
    const { get } = await serveSpace(SPACE)
    const slashes = '/'.repeat(2_000_000)
    expect((await get(`/v2/cdn/stories/home${slashes}?token=demo`)).statusCode).toBe(200)
    expect((await get(`/v2/cdn/stories/home${slashes}x?token=demo`)).statusCode).toBe(404)
  })

  test('carries the marks of the visual editor as a draft only', async () => {
    const { get } = await serveSpace(SPACE)
    const draft = await get('/v2/cdn/stories/home?token=demo-preview&version=draft')
    expect(draft.json().story.content._editable).toBe(
      '<!--#storyblok#{"name": "page", "space": "1", "uid": "blok-1", "id": "1"}-->',
    )
    expect((await get('/v2/cdn/stories/home?token=demo')).body).not.toContain('_editable')
  })

  test('leaves out the fields that are not wanted', async () => {
    const answer = await ask('stories/3?token=demo&excluding_fields=price,badges')
    expect(answer.json().story.content).toEqual({ _uid: 'b3', component: 'product' })
  })
})
