import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IS_FULL_RUN } from '../../../testing/scale'
import { useTestDatabase } from '../../../database/testing/open'
import { emptySpaceAndProject, textsIn } from '../testing/project'

const database = await useTestDatabase()
const PATIENCE_MS = 600_000

// Each look at a space starts the CLI four times, so only the full run has this; transfer.slow.test.ts pushes in every run.
test.runIf(IS_FULL_RUN)(
  'what editors change is pulled, nothing is written unasked, and nothing is deleted without --delete',
  async () => {
    const { space, project, delivered } = await emptySpaceAndProject(database)
    const before = await textsIn(project.contentDir)
    const version = await space.version()
    const dry = await project.push(['--dry-run', '--yes'])
    expect([dry.said.at(-1), dry.code]).toEqual(['  + square.png', 0])
    const refused = await project.push([], {}, 'no')
    expect([refused.said.at(-1), refused.code]).toEqual(['Nothing is written.', 1])
    expect(await space.version()).toBe(version)
    expect((await project.push()).code).toBe(0)

    const [home, later] = [await delivered('home', true), await delivered('shop/later', true)]
    await space.call('PUT', `/stories/${String(home.id)}`, {
      story: { name: 'Edited', slug: 'start' },
      publish: 1,
    })
    await space.call('DELETE', `/stories/${String(later.id)}`)
    await space.call('POST', '/stories', {
      story: { name: 'New', slug: 'new', content: { _uid: 'n', component: 'page', related: home.uuid } },
    })
    expect((await project.pull()).said.slice(1)).toEqual([
      'stories: 1 new, 1 changed, 1 only there',
      '  ~ start: name, slug',
      '  - shop/later: only in content/, stays; --delete deletes it',
      '  + new',
      'written content/stories/1/start_uuid-1.json',
      expect.stringMatching(/^written content\/stories\/1\/new_[\w-]+\.json$/),
      'removed content/stories/1/home_uuid-1.json',
    ])
    const texts = await textsIn(project.contentDir)
    const [name = ''] = Object.keys(texts).filter((file) => file.includes('/new_'))
    expect(JSON.parse(texts[name] ?? '')).toMatchObject({ published: false, content: { related: 'uuid-1' } })

    // A story that only the space has stays there, unless --delete is given.
    await rm(path.join(project.contentDir, name))
    await rm(path.join(project.contentDir, 'stories/1/later_uuid-5.json'))
    expect((await project.push()).said.slice(1)).toEqual([
      'stories: 1 only there',
      '  - new: only in space 1, stays; --delete deletes it',
      'Nothing to push: space 1 has everything already.',
    ])
    expect((await project.push(['--yes', '--delete'])).code).toBe(0)
    expect((await space.deliver('stories/new', true)).status).toBe(404)

    const unchanged = Object.keys(before).filter((file) => !/home|later/.test(file))
    const after = await textsIn(project.contentDir)
    expect(unchanged.map((file) => after[file])).toEqual(unchanged.map((file) => before[file]))
    expect((await readdir(path.dirname(project.contentDir))).sort()).toEqual(['.storyblok', 'content'])
  },
  PATIENCE_MS,
)
