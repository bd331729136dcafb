import type { FastifyInstance } from 'fastify'
import { makeToken, type TokenSpace } from '../../preview/verify-token'
import { textOf } from '../../standins/kit/answers'
import type { SpaceStore } from '../../standins/storyblok/store/space-store'
import { draftQuery, EDITOR_PATH } from './draft-query'
import { CONTENT_POLICY, contentPage, widthNamed } from './page'
import { toLeaf, treeOf } from './tree'

/** The content service of the demo. */
export interface EmbeddedContent {
  store: SpaceStore
  space: TokenSpace
}

/** The part of it that its pages need. */
type Readable = Pick<EmbeddedContent, 'space'> & { store: Pick<SpaceStore, 'read'> }

/** `GET content/`: the stories of the embedded space and their drafts, for whoever has no account of Storyblok. */
export function contentPages(instance: FastifyInstance, { store, space }: Readable): void {
  instance.get('/content', async (_request, reply) => reply.redirect(`${instance.prefix}/content/`, 308))

  instance.get('/content/', async ({ query }, reply) => {
    const content = await store.read()
    const story = content.draft.find(({ id, isFolder }) => !isFolder && String(id) === textOf(query, 'story'))
    const leaf = story && toLeaf(story)
    const width = widthNamed(textOf(query, 'width'))
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': CONTENT_POLICY,
        // As the page in its frame has none, because drafts may contain frames of others.
        'cross-origin-embedder-policy': 'unsafe-none',
      })
      .send(contentPage(treeOf(content), leaf?.isPage ? { leaf, width } : undefined))
  })

  // The token lives an hour, so it is made when somebody opens the draft.
  instance.get<{ Params: { id: string } }>('/content/:id/draft', async ({ params: { id } }, reply) => {
    const { draft } = await store.read()
    const story = draft.find((one) => !one.isFolder && String(one.id) === id)
    if (!story) return reply.code(404).send({ error: 'The space has no story of that number.' })
    const query = draftQuery(story, makeToken(space, Date.now()))
    return reply.header('cache-control', 'no-store').redirect(`${EDITOR_PATH}?${query.toString()}`, 303)
  })
}
