import StoryblokClient from 'storyblok-js-client'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { DEMO_MANAGEMENT_TOKEN } from '../space'
import { storyFile, storyFiles } from '../testing/fixtures'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()

interface Answered {
  data: { story: { id: number; name: string; slug: string; full_slug: string; content: typeof CONTENT } }
}

const CONTENT = { component: 'page', _uid: 'b1', title: 'First words' }

test('storyblok-js-client creates, updates and publishes a story, which is delivered from then on', async () => {
  const { url, deliver, version } = await serveEditableSpace(database, storyFiles([storyFile(1, 'home')]))
  const client = new StoryblokClient({ oauthToken: DEMO_MANAGEMENT_TOKEN, endpoint: `${url}/v1` })
  const before = await version()
  const created = (await client.post('spaces/1/stories', {
    story: { name: 'News', slug: 'news', content: CONTENT },
  })) as unknown as Answered
  const { story } = created.data
  expect(story).toMatchObject({ full_slug: 'news', content: CONTENT })
  expect((await deliver('stories/news')).status).toBe(404)
  expect(await version()).toBe(before)
  expect((await deliver('stories/news', true)).body.story).toMatchObject({
    content: { title: 'First words' },
  })

  const update = (title: string, publish?: 1) =>
    client.put(`spaces/1/stories/${story.id}`, {
      story: { ...story, content: { ...CONTENT, title } },
      ...(publish && { publish }),
    })
  await update('Published words', 1)
  expect((await deliver('stories/news')).body.story).toMatchObject({ content: { title: 'Published words' } })
  const published = await version()
  expect(published).not.toBe(before)

  await update('Later')
  expect((await deliver('stories/news')).body.story).toMatchObject({ content: { title: 'Published words' } })
  expect(await version()).toBe(published)
  await client.get(`spaces/1/stories/${story.id}/publish`)
  expect((await deliver('stories/news')).body.story).toMatchObject({ content: { title: 'Later' } })
  await client.delete(`spaces/1/stories/${story.id}`, {})
  expect((await deliver('stories/news')).status).toBe(404)
  expect(await version()).toBe(before)
})
