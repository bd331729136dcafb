import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { openSpace } from '../host/embedded'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { writeFolder } from '../testing/folder'
import { openContentSource, readContentVersion } from './content-source'

const database = await useTestDatabase()

test('a build of a running host reads what was published in its space, and a build without one the files', async () => {
  const contentDir = await writeFolder(storyFiles([storyFile(1, 'home')]))
  const config = { storyblok: undefined, sandbox: true, contentDir }
  const space = await openSpace(config, database)
  expect(await readContentVersion(config, space)).toBe(await readContentVersion(config))
  await space?.change(async (change) => {
    const story = (await change.read('story')).get(1)
    const form = { ...story?.draft, name: 'Published in the space' }
    await change.put('story', [{ id: 1, draft: { ...form, name: 'Draft' }, live: form }])
  })
  expect(await readContentVersion(config, space)).not.toBe(await readContentVersion(config))

  const nameIn = async (open: typeof space) => {
    const source = await openContentSource(config, open)
    onTestFinished(source.close)
    const response = await fetch(`${source.endpoint}/cdn/stories/home?token=${source.token}`)
    return ((await response.json()) as { story: { name: string } }).story.name
  }
  expect([await nameIn(space), await nameIn(undefined)]).toEqual(['Published in the space', 'Story 1'])
})
