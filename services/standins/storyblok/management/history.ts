import { and, count, desc, eq } from 'drizzle-orm'
import { type Item, versionOf } from '../items'
import { pageOf, param, type RawQuery } from '../query'
import type { Answer } from '../send-answer'
import type { JsonObject } from '../space'
import { spaceVersions } from '../store/schema'
import { EDITOR, type SpaceStore } from '../store/space-store'
import { type Call, idIn, type Serve } from './call'
import { notFound, Refusal } from './refusal'
import { answerStory, saveChange, storyOf } from './stories'

type Version = Pick<typeof spaceVersions.$inferSelect, 'id' | 'status' | 'author' | 'createdAt'> & {
  body?: JsonObject
}

/** The history of stories, in the shapes of both generations of the service: docs, "Get Story Versions" and "Restore a Story Version". */
export function serveHistory(serve: Serve, store: SpaceStore): void {
  serve('GET', '/story_versions', async ({ query }) => {
    const storyId = Number(param(query, 'by_story_id'))
    const withContent = ['1', 'true'].includes(param(query, 'show_content') ?? '')
    const { versions, page } = await readVersions(store, storyId, query, withContent)
    return { page, body: { story_versions: versions.map((version) => presentNew(version, storyId)) } }
  })
  const listOld = async (storyId: number, query: RawQuery): Promise<Answer> => {
    const { versions, page } = await readVersions(store, storyId, query, false)
    return { page, body: { versions: versions.map((version) => presentOld(version, storyId)) } }
  }
  serve('GET', '/stories/:id/versions', async (call) => listOld(idIn(call), call.query))
  serve('GET', '/versions', async ({ query }) => listOld(modelId(query), query))

  const restore = (storyId: number, versionId: number) =>
    answerStory(store, async (change) => {
      const story = await storyOf(change, storyId)
      const [version] = await change.tx
        .select({ body: spaceVersions.body })
        .from(spaceVersions)
        .where(and(isOf(storyId), eq(spaceVersions.id, versionId)))
      if (!version && versionId !== versionOf(story.draft)) throw notFound()
      const { name, content } = version?.body ?? story.draft
      return saveChange(change, story, { name, content })
    })
  serve('GET', '/stories/:id/restore_with', (call) =>
    restore(idIn(call), idIn({ ...call, params: { id: param(call.query, 'version') ?? '' } })),
  )
  serve('PUT', '/versions/:id', async (call: Call) => {
    await restore(modelId(call.query), idIn(call))
    return { status: 204, body: undefined }
  })
}

/** The story that a request for versions of any model names. Only stories have a history here. */
function modelId(query: RawQuery): number {
  if (param(query, 'model') !== 'stories') throw new Refusal(422, { model: ['is invalid'] })
  return Number(param(query, 'model_id'))
}

const isOf = (storyId: number) => and(eq(spaceVersions.kind, 'story'), eq(spaceVersions.itemId, storyId))

/** A page of a story's versions, the newest first. A story that nobody has edited has the one in its file. */
async function readVersions(
  { database, items }: SpaceStore,
  storyId: number,
  query: RawQuery,
  withContent: boolean,
): Promise<{ versions: Version[]; page: { total: number; perPage: number } }> {
  const { id, status, author, createdAt, body } = spaceVersions
  const [counted] = await database.select({ total: count() }).from(spaceVersions).where(isOf(storyId))
  const total = counted?.total ?? 0
  if (total === 0) {
    const [stories] = await items.read(['story'])
    const story = stories?.items.find((item) => item.id === storyId)
    if (!story) throw notFound()
    return { versions: [ofFile(story, withContent)], page: { total: 1, perPage: 25 } }
  }
  const { perPage, start } = pageOf(query, 100)
  const versions = await database
    .select({ id, status, author, createdAt, ...(withContent && { body }) })
    .from(spaceVersions)
    .where(isOf(storyId))
    .orderBy(desc(spaceVersions.position))
    .limit(perPage)
    .offset(start)
  return { versions, page: { total, perPage } }
}

const ofFile = ({ draft }: Item, withContent: boolean): Version => ({
  id: versionOf(draft),
  status: 'files',
  author: 'content/',
  createdAt: new Date(String(draft.updated_at)),
  ...(withContent && { body: draft }),
})

const presentNew = ({ id, status, author, createdAt, body }: Version, storyId: number): JsonObject => ({
  id,
  created_at: createdAt.toISOString(),
  user_id: EDITOR.id,
  user: { ...EDITOR, friendly_name: author },
  story_id: storyId,
  status,
  release_id: null,
  ...(body && { content: body.content, name: body.name, slug: body.slug }),
})

const presentOld = ({ id, status, author, createdAt }: Version, storyId: number): JsonObject => ({
  id,
  event: 'update',
  created_at: createdAt.toISOString(),
  author_id: EDITOR.id,
  author,
  item_id: storyId,
  is_draft: status !== 'published',
})
