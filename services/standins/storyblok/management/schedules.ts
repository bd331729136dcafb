import { and, desc, eq } from 'drizzle-orm'
import { paginate, param } from '../query'
import { DEMO_SPACE_ID, type JsonObject } from '../space'
import { type ScheduleStatus, spaceSchedules } from '../store/schema'
import { EDITOR, type SpaceStore } from '../store/space-store'
import { idIn, objectIn, type Serve } from './call'
import { BLANK, INVALID, invalid, notFound } from './refusal'
import { storyOf } from './stories'

type Schedule = typeof spaceSchedules.$inferSelect

const PATH = '/story_schedulings'

/**
 * Times at which stories are published: https://www.storyblok.com/docs/api/management/scheduling-stories
 * @param planned called when there is another time to wait for
 */
export function serveSchedules(serve: Serve, store: SpaceStore, planned: () => void): void {
  serve('GET', PATH, async ({ query }) => {
    const status = param(query, 'by_status')
    const found = await store.database
      .select()
      .from(spaceSchedules)
      .where(status === undefined ? undefined : eq(spaceSchedules.status, status as ScheduleStatus))
      .orderBy(desc(spaceSchedules.id))
    const page = paginate(found, query, 100)
    return { page, body: { story_schedulings: page.items.map(present) } }
  })
  serve('GET', `${PATH}/:id`, async (call) =>
    answer(
      await store.database
        .select()
        .from(spaceSchedules)
        .where(eq(spaceSchedules.id, idIn(call))),
    ),
  )
  serve('POST', PATH, async (call) => {
    const request = objectIn(call, 'story_scheduling')
    const publishAt = readTime(request)
    const rows = await store.change(async (change) => {
      const { tx, now } = change
      const { id: storyId, draft } = await storyOf(change, Number(request.story_id))
      if (draft.is_folder === true) throw invalid('story_id', INVALID)
      // A story waits for one time: a new one takes the place of an earlier one.
      await tx
        .delete(spaceSchedules)
        .where(and(eq(spaceSchedules.storyId, storyId), eq(spaceSchedules.status, 'scheduled')))
      return tx
        .insert(spaceSchedules)
        .values({ storyId, publishAt, status: 'scheduled', createdAt: now, updatedAt: now })
        .returning()
    })
    planned()
    return { ...answer(rows), status: 201 }
  })
  serve('PUT', `${PATH}/:id`, async (call) => {
    const publishAt = readTime(objectIn(call, 'story_scheduling'))
    const rows = await store.database
      .update(spaceSchedules)
      .set({ publishAt, status: 'scheduled', updatedAt: new Date() })
      .where(eq(spaceSchedules.id, idIn(call)))
      .returning()
    planned()
    return answer(rows)
  })
  serve('DELETE', `${PATH}/:id`, async (call) =>
    answer(
      await store.database
        .delete(spaceSchedules)
        .where(eq(spaceSchedules.id, idIn(call)))
        .returning(),
    ),
  )
}

function readTime({ publish_at: text }: JsonObject): Date {
  if (typeof text !== 'string' || text === '') throw invalid('publish_at', BLANK)
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid('publish_at', INVALID)
  return date
}

function answer([schedule]: readonly Schedule[]) {
  if (!schedule) throw notFound()
  return { body: { story_scheduling: present(schedule) } }
}

const present = ({ id, storyId, publishAt, status, createdAt, updatedAt }: Schedule): JsonObject => ({
  id,
  space_id: Number(DEMO_SPACE_ID),
  story_id: storyId,
  user_id: EDITOR.id,
  language: '',
  publish_at: publishAt.toISOString(),
  status,
  deleted_at: null,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})
