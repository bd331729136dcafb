import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { storyFile, storyFiles } from '../testing/fixtures'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()

const draft = (id: number, slug: string) => storyFile(id, slug, { published: false, published_at: null })
const FILES = storyFiles([draft(1, 'news'), draft(2, 'later')])
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a story is published at its time, and the webhook hears of it', async () => {
  const space = await serveEditableSpace(database, FILES)
  const plan = (storyId: number, publishAt: string) =>
    space.call('POST', '/story_schedulings', {
      story_scheduling: { story_id: storyId, publish_at: publishAt },
    })
  const { status, body } = await plan(1, inMs(86_400_000))
  expect([status, body.story_scheduling]).toMatchObject([201, { story_id: 1, status: 'scheduled' }])
  expect((await space.call('GET', '/stories/1')).body.story).toMatchObject({ is_scheduled: true })
  expect((await space.deliver('stories/news')).status).toBe(404)
  const planned = `/story_schedulings/${String(body.story_scheduling?.id)}`
  await space.call('PUT', planned, { story_scheduling: { publish_at: inMs(50) } })
  await expect.poll(async () => (await space.deliver('stories/news')).status).toBe(200)
  await expect
    .poll(() => space.told)
    .toMatchObject([{ topic: 'story.published', event: { action: 'published', full_slug: 'news' } }])
  expect((await space.call('GET', planned)).body.story_scheduling?.status).toBe('published')

  const far = await plan(2, inMs(86_400_000))
  await space.call('GET', '/stories/2/publish')
  const to = `/story_schedulings/${String(far.body.story_scheduling?.id)}`
  expect((await space.call('GET', to)).body.story_scheduling?.status).toBe('published_before_schedule')
  expect((await space.call('DELETE', to)).status).toBe(200)
  expect((await space.call('GET', to)).status).toBe(404)
})

test('a time that passed while no host ran is caught up on at the next start', async () => {
  const files = storyFiles([draft(11, 'overdue')])
  const before = await serveEditableSpace(database, files)
  await before.call('POST', '/story_schedulings', {
    story_scheduling: { story_id: 11, publish_at: inMs(86_400_000) },
  })
  await database.execute(
    `update standins.space_schedules set publish_at = now() - interval '1 hour' where story_id = 11`,
  )
  const after = await serveEditableSpace(database, before.contentDir)
  await expect.poll(async () => (await after.deliver('stories/overdue')).status).toBe(200)
})

test.each([
  [{ story_id: 1 }, { publish_at: ["can't be blank"] }],
  [{ story_id: 1, publish_at: 'soon' }, { publish_at: ['is invalid'] }],
])('%j is no schedule', async (schedule, expected) => {
  const space = await serveEditableSpace(database, FILES)
  const { status, body } = await space.call('POST', '/story_schedulings', { story_scheduling: schedule })
  expect([status, body]).toEqual([422, expected])
})

test('an event is sent again until the webhook has taken it', async () => {
  const space = await serveEditableSpace(database, storyFiles([storyFile(21, 'again')]))
  const waiting = async () =>
    (
      (await database.execute(
        'select body from standins.space_events where delivered_at is null',
      )) as unknown as { rows: object[] }
    ).rows.length
  space.answer.status = 500
  await space.call('GET', '/stories/21/unpublish')
  await expect.poll(() => space.told.length).toBe(1)
  expect(await waiting()).toBe(1)
  space.answer.status = 409
  await database.execute(
    'update standins.space_events set next_attempt_at = now() where delivered_at is null',
  )
  await space.call('GET', '/stories/21/publish')
  await expect
    .poll(() => space.told.map(({ event }) => event.action))
    .toEqual(['unpublished', 'unpublished', 'published'])
  await expect.poll(waiting).toBe(0)
})
