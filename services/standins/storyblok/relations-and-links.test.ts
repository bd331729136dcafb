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
  test('come beside the story when asked for', async () => {
    expect((await ask('')).links).toEqual([])
    const [found] = (await ask('resolve_links=url')).links
    expect(found).toMatchObject({ uuid: 'uuid-2', slug: 'about', real_path: '/about', is_folder: false })
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

  test('of the whole space are listed by uuid', async () => {
    const { get } = await serveSpace(SPACE)
    const answer = await get('/v2/cdn/links?token=demo&per_page=2&page=1')
    expect(Object.keys(answer.json().links)).toEqual(['uuid-2', 'uuid-3'])
    expect(answer.headers).toMatchObject({ total: '3', 'per-page': '2' })
    expect(Object.keys((await get('/v2/cdn/links?token=demo')).json().links)).toHaveLength(3)
  })
})
