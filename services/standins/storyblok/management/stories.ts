import { eq, and, inArray } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type Item, versionOf } from '../items'
import type { JsonObject } from '../space'
import { spaceSchedules } from '../store/schema'
import type { Change, SpaceStore } from '../store/space-store'
import type { Answer } from '../send-answer'
import { type Call, idIn, isSet, objectIn, type Serve } from './call'
import { listStories } from './list-stories'
import { presentStory, storyEvent } from './present'
import { notFound, Refusal } from './refusal'
import {
  changedStory,
  inside,
  isMoved,
  newStory,
  publishedStory,
  type Stories,
  type StoryForms,
  unpublishedStory,
} from './story-rules'

/** Stories and folders: https://www.storyblok.com/docs/api/management/stories */
export function serveStories(serve: Serve, store: SpaceStore): void {
  serve('GET', '/stories', async ({ query }) => listStories(store, query))
  serve('POST', '/stories', (call) => answerStory(store, (change) => create(change, call), 201))
  serve('GET', '/stories/:id', (call) => showStory(store, idIn(call)))
  serve('PUT', '/stories/:id', (call) => answerStory(store, (change) => update(change, call)))
  serve('DELETE', '/stories/:id', (call) => remove(store, idIn(call)))
  serve('GET', '/stories/:id/publish', (call) =>
    answerStory(store, async (change) => publishStory(change, await storyOf(change, idIn(call)))),
  )
  serve('GET', '/stories/:id/unpublish', (call) =>
    answerStory(store, async (change) => unpublish(change, await storyOf(change, idIn(call)))),
  )
  serve('PUT', '/stories/:id/move', (call) => answerStory(store, (change) => move(change, call)))
}

/** Does a change of a story, and answers with the story as it is afterwards, or with another answer of the change. */
export async function answerStory(
  store: SpaceStore,
  work: (change: Change) => Promise<number | Answer>,
  status = 200,
): Promise<Answer> {
  const done = await store.change(work)
  return typeof done === 'number' ? { ...(await showStory(store, done)), status } : done
}

async function showStory({ items, database }: SpaceStore, id: number): Promise<Answer> {
  const [found] = await items.read(['story'])
  const stories = new Map(found?.items.map((item) => [item.id, item]))
  const story = stories.get(id)
  if (!story) throw notFound()
  const [schedule] = await database
    .select({ at: spaceSchedules.publishAt })
    .from(spaceSchedules)
    .where(isPending(id))
  return { body: { story: presentStory(story, stories, schedule?.at) } }
}

export async function storyOf(change: Change, id: number): Promise<Item> {
  const story = (await change.read('story')).get(id)
  if (!story) throw notFound()
  return story
}

const isPending = (storyId: number) =>
  and(eq(spaceSchedules.storyId, storyId), eq(spaceSchedules.status, 'scheduled'))

async function create(change: Change, call: Call): Promise<number> {
  const stories = await change.read('story')
  const story = newStory(stories, objectIn(call, 'story'), Math.max(0, ...stories.keys()) + 1, change.now)
  return save(change, [story], isSet(call, 'publish'))
}

/**
 * A client that names the version which its changes are based on (`base_version_id`) is refused where the story has another one by
 * now, unless it forces the update. What is refused is kept in the history.
 */
async function update(change: Change, call: Call): Promise<number | Answer> {
  const before = await storyOf(change, idIn(call))
  const request = objectIn(call, 'story')
  const changed = changedStory(await change.read('story'), before, request, change.now)
  const [story = before] = changed
  const isOutdated =
    typeof request.base_version_id === 'number' && request.base_version_id !== versionOf(before.draft)
  if (isOutdated && changed.length > 0 && !isSet(call, 'force_update')) {
    await change.keep('story', before.id, story.draft, 'conflict')
    return { status: 409, body: conflict(before.draft, story.draft) }
  }
  const publish = isSet(call, 'publish')
  if (changed.length === 0) return publish ? publishStory(change, before) : before.id
  if (isMoved(before.draft, story.draft)) await change.tell('story.moved', storyEvent('moved', story))
  return save(change, [{ ...before, ...story }, ...changed.slice(1)], publish)
}

const conflict = (current: JsonObject, refused: JsonObject): JsonObject => ({
  error:
    `This story was changed at ${String(current.updated_at)}, after you opened it. Your version is in its history: open the ` +
    'story again and compare the two, or send force_update.',
  current_version_id: versionOf(current),
  refused_version_id: versionOf(refused),
})

/** Stores what a client changes of a story, as a draft. @returns its number */
export async function saveChange(change: Change, before: Item, request: JsonObject): Promise<number> {
  const [story, ...others] = changedStory(await change.read('story'), before, request, change.now)
  return story ? save(change, [story, ...others], false) : before.id
}

/** Stores a story and those that change with it, and publishes it if that is wanted. */
async function save(
  change: Change,
  [story, ...others]: readonly [StoryForms, ...StoryForms[]],
  publish: boolean,
): Promise<number> {
  const isPublished = publish && story.draft.is_folder !== true
  await change.put('story', [story, ...others])
  if (isPublished) return publishStory(change, await storyOf(change, story.id))
  await change.keep('story', story.id, story.draft, 'draft')
  return story.id
}

/** Publishes a story, and ends its schedules. One without changes stays as it is; the webhook is told all the same. */
export async function publishStory(
  change: Change,
  story: Item,
  ended: 'published' | 'published_before_schedule' = 'published_before_schedule',
): Promise<number> {
  const { id, draft, live } = story
  if (draft.is_folder === true) return id
  const isDone = live !== null && draft.unpublished_changes !== true
  const next = isDone ? story : publishedStory(story, change.now)
  if (!isDone) {
    await change.put('story', [next])
    await change.keep('story', id, next.draft, 'published')
  }
  await change.tx.update(spaceSchedules).set({ status: ended, updatedAt: change.now }).where(isPending(id))
  await change.tell('story.published', storyEvent('published', next))
  return id
}

async function unpublish(change: Change, story: Item): Promise<number> {
  if (!story.live) return story.id
  const next = unpublishedStory(story, change.now)
  await change.put('story', [next])
  await change.keep('story', story.id, next.draft, 'unpublished')
  await change.tell('story.unpublished', storyEvent('unpublished', next))
  return story.id
}

/** Deletes a story, or a folder with everything in it. */
async function remove(space: SpaceStore, id: number): Promise<Answer> {
  return space.change(async (change) => {
    const stories = await change.read('story')
    const story = await storyOf(change, id)
    const gone = [story, ...inside(stories, id)]
    const body = { story: presentStory(story, stories, undefined) }
    await change.put(
      'story',
      gone.map((item) => ({ id: item.id, draft: null })),
    )
    for (const item of gone) {
      await change.keep('story', item.id, item.draft, 'deleted')
      await change.tell('story.deleted', storyEvent('deleted', item))
    }
    const ids = gone.map((item) => item.id)
    await dropSchedules(change.tx, ids)
    return { body }
  })
}

const dropSchedules = (tx: Queries, storyIds: readonly number[]) =>
  tx.delete(spaceSchedules).where(inArray(spaceSchedules.storyId, [...storyIds]))

/** Puts a story after another one of its folder (`after_id`; 0 or none: first), and numbers the folder's positions anew. */
async function move(change: Change, call: Call): Promise<number> {
  const story = await storyOf(change, idIn(call))
  const after = Number(call.query.after_id ?? call.body.after_id ?? 0)
  const stories = await change.read('story')
  const siblings = siblingsOf(stories, story)
  const index = siblings.findIndex(({ id }) => id === after)
  if (after !== 0 && index < 0) throw new Refusal(422, { after_id: ['is not in the same folder'] })
  const order = [...siblings.slice(0, index + 1), story, ...siblings.slice(index + 1)]
  const moved = order.flatMap(({ id, draft, live }, at) => {
    const position = (at + 1) * 10
    if (draft.position === position) return []
    return [{ id, draft: { ...draft, position }, live: live && { ...live, position } }]
  })
  await change.put('story', moved)
  await change.tell('story.moved', storyEvent('moved', story))
  return story.id
}

function siblingsOf(stories: Stories, { id, draft }: Item): Item[] {
  const position = (item: Item) => Number(item.draft.position ?? 0)
  return [...stories.values()]
    .filter((other) => other.id !== id && other.draft.parent_id === draft.parent_id)
    .sort((a, b) => position(a) - position(b) || a.id - b.id)
}
