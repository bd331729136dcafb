import { describe, expect, test } from 'vitest'
import { storyFile, storyFiles } from './testing/fixtures'
import { serveSpace } from './testing/serve-space'

const link = { fieldtype: 'multilink', linktype: 'story', id: 'uuid-2', url: '', cached_url: 'about' }
const post = {
  _uid: 'b1',
  component: 'post',
  author: 'uuid-2',
  body: [{ _uid: 'b1a', component: 'teaser', link }],
}
const SPACE = storyFiles([
  storyFile(1, 'post', { content: post }),
  storyFile(2, 'about', { content: { _uid: 'b2', component: 'author', company: ['uuid-3', 'uuid-4'] } }),
  storyFile(3, 'company'),
  storyFile(4, 'secret', { published: false }),
])

interface Answered {
  rels: { uuid: string }[]
  rel_uuids?: string[]
  links: { uuid: string }[]
}

async function ask(query: string, files = SPACE): Promise<Answered> {
  const { get } = await serveSpace(files)
  return (await get(`/v2/cdn/stories/1?token=demo&${query}`)).json()
}

const uuids = (items: { uuid: string }[]) => items.map((item) => item.uuid)

describe('relations', () => {
  test('come beside the story, which keeps its reference', async () => {
    const { get } = await serveSpace(SPACE)
    const answer = (await get('/v2/cdn/stories/1?token=demo&resolve_relations=post.author')).json()
    expect(uuids(answer.rels)).toEqual(['uuid-2'])
    expect(answer.story.content.author).toBe('uuid-2')
  })

  test('of related stories come with resolve_level 2, published ones only', async () => {
    const relations = 'resolve_relations=post.author,author.company'
    expect(uuids((await ask(relations)).rels)).toEqual(['uuid-2'])
    expect(uuids((await ask(`${relations}&resolve_level=2`)).rels)).toEqual(['uuid-2', 'uuid-3'])
  })

  test('are named rather than sent above 50', async () => {
    const many = Array.from({ length: 51 }, (_, index) => storyFile(index + 10, `s${index}`))
    const content = { _uid: 'b1', component: 'list', items: many.map((story) => story.uuid) }
    const answer = await ask(
      'resolve_relations=list.items',
      storyFiles([storyFile(1, 'list', { content }), ...many]),
    )
    expect(answer.rels).toEqual([])
    expect(answer.rel_uuids).toHaveLength(51)
  })
})

describe('links', () => {
  test('come beside the story on request, as addresses, as entries of the list of links, or as stories', async () => {
    expect((await ask('')).links).toEqual([])
    const files = storyFiles([
      storyFile(1, 'post', { content: post }),
      storyFile(2, 'company/about', { is_startpage: false }),
    ])
    expect((await ask('resolve_links=url', files)).links).toEqual([
      {
        id: 2,
        uuid: 'uuid-2',
        name: 'Story 2',
        slug: 'about',
        full_slug: 'company/about',
        url: 'company/about',
      },
    ])
    expect((await ask('resolve_links=link', files)).links).toMatchObject([
      { uuid: 'uuid-2', slug: 'company/about', real_path: '/company/about', published: true },
    ])
    for (const mode of ['story', '1']) {
      expect((await ask(`resolve_links=${mode}`, files)).links).toMatchObject([
        { uuid: 'uuid-2', full_slug: 'company/about', content: { component: 'page' } },
      ])
    }
    expect((await ask('resolve_links=0', files)).links).toEqual([])
  })

  test('in rich text count too', async () => {
    const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'uuid-3', href: '/company' } }
    const content = {
      _uid: 'b1',
      component: 'text',
      text: { type: 'doc', content: [{ type: 'text', marks: [mark] }] },
    }
    const answer = await ask(
      'resolve_links=url',
      storyFiles([storyFile(1, 'text', { content }), storyFile(3, 'company')]),
    )
    expect(uuids(answer.links)).toEqual(['uuid-3'])
  })

  const listed = async (query: string, files = SPACE) => {
    const { get } = await serveSpace(files)
    const answer = await get(`/v2/cdn/links?token=demo&${query}`)
    return { headers: answer.headers, links: answer.json().links as Record<string, Record<string, unknown>> }
  }

  test('of the whole space are listed by uuid, in pages of 25 by default', async () => {
    const { links, headers } = await listed('per_page=2&page=1')
    expect(Object.keys(links)).toEqual(['uuid-2', 'uuid-3'])
    expect(headers).toMatchObject({ total: '3', 'per-page': '2' })
    expect((await listed('')).headers).toMatchObject({ total: '3', 'per-page': '25' })
    expect((await listed('per_page=5000')).headers).toMatchObject({ 'per-page': '1000' })
  })

  test('of one folder, and with their dates, on request', async () => {
    const files = storyFiles([
      storyFile(1, 'shop', { is_folder: true, published: false, content: undefined }),
      storyFile(2, 'shop/khumo', { parent_id: 1 }),
      storyFile(3, 'home', { parent_id: null }),
    ])
    expect(Object.keys((await listed('with_parent=1', files)).links)).toEqual(['uuid-2'])
    expect(Object.keys((await listed('with_parent=0', files)).links)).toEqual(['uuid-3', 'uuid-1'])
    expect(Object.keys((await listed('starts_with=shop/k', files)).links)).toEqual(['uuid-2'])
    const dates = {
      created_at: '2026-11-01T08:00:00.000Z',
      updated_at: '2026-11-02T08:00:00.000Z',
      published_at: '2026-11-02T08:00:00.000Z',
    }
    expect((await listed('include_dates=1', files)).links['uuid-2']).toMatchObject(dates)
    expect((await listed('include_dates=0', files)).links['uuid-2']).not.toHaveProperty('created_at')
  })
})
