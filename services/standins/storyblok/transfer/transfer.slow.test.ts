import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { writeInto } from '../../../testing/folder'
import { storyFile } from '../testing/fixtures'
import { makeProject, textsIn } from '../testing/project'
import { serveEditableSpace } from '../testing/serve-editable-space'
import { smallSpace } from '../testing/small-space'

const database = await useTestDatabase()
const PATIENCE_MS = 600_000

test(
  'content is pushed to an empty space, what editors change there is pulled, and neither deletes unasked',
  async () => {
    const space = await serveEditableSpace(database, {})
    const project = await makeProject(await smallSpace(), space.url)
    // A story that names another one in a field of one story, is not mapped by the CLI.
    await writeInto(
      project.contentDir,
      'stories/1/home_uuid-1.json',
      storyFile(1, 'home', { content: { _uid: 'b', component: 'page', related: 'uuid-4' } }),
    )
    const before = await textsIn(project.contentDir)
    const version = await space.version()

    await expect(project.push([])).rejects.toThrow(
      'Nothing is written to space 1 without an answer: run this in a terminal, or with --yes.',
    )
    await expect(project.push(['--force'])).rejects.toThrow('takes --dry-run, --yes and --delete')
    expect(await project.push(['--dry-run'])).toEqual({
      code: 0,
      said: [
        'Reading space 1 …',
        ...[
          'stories: 5 new',
          '  + home',
          '  + shop/khumo',
          '  + shop/later',
          '  + shop (folder)',
          '  + shop/',
        ],
        ...['components: 1 new', '  + page', 'groups of components: 1 new', '  + Pages'],
        ...['datasources: 1 new', '  + Colours', 'assets: 1 new', '  + square.png'],
      ],
    })
    const refused = await project.push([], {}, 'no')
    expect([refused.said.at(-1), refused.code]).toEqual(['Nothing is written.', 1])
    expect(await space.version()).toBe(version)

    const { code, said } = await project.push()
    expect([said.at(-1), code]).toEqual(['Pushed: the space has everything of content/.', 0])
    const khumo = await space.deliver('stories/shop/khumo')
    expect(khumo.body.story).toMatchObject({ name: 'Live' })
    expect((await space.deliver('stories/shop/khumo', true)).body.story).toMatchObject({ name: 'Draft' })
    expect((await space.deliver('stories/shop/later')).status).toBe(404)
    expect((await space.deliver('stories/home')).body.story).toMatchObject({
      content: { related: khumo.body.story?.uuid },
    })
    expect((await project.pull()).said.slice(1)).toEqual([
      'Nothing to pull: content/ has everything already.',
    ])

    const [home, later] = await Promise.all(
      ['home', 'shop/later'].map(
        async (slug) => (await space.deliver(`stories/${slug}`, true)).body.story ?? {},
      ),
    )
    await space.call('PUT', `/stories/${String(home?.id)}`, {
      story: { name: 'Edited', slug: 'start' },
      publish: 1,
    })
    await space.call('DELETE', `/stories/${String(later?.id)}`)
    await space.call('POST', '/stories', {
      story: { name: 'New', slug: 'new', content: { _uid: 'n', component: 'page', related: home?.uuid } },
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

    // What only the space has stays, and goes with --delete.
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

test('a wrong token, a wrong space and a host that is not there are told in a sentence that says what to do', async () => {
  const space = await serveEditableSpace(database, {})
  const project = await makeProject(await smallSpace(), space.url)
  await expect(project.push([], { STORYBLOK_PERSONAL_ACCESS_TOKEN: 'wrong' })).rejects.toThrow(
    'Space 1 answers 401: the personal access token is refused. Make one in Storyblok',
  )
  await expect(project.push([], { STORYBLOK_SPACE_ID: '22' })).rejects.toThrow(
    /Space 22 answers 404: there is no space 22 for this token at http.*STORYBLOK_SPACE_ID/,
  )
  await expect(project.push([], { STORYBLOK_SPACE_ID: 'demo' })).rejects.toThrow(
    'STORYBLOK_SPACE_ID must be the number of the Storyblok space.',
  )
  await expect(project.push([], { STORYBLOK_MANAGEMENT_URL: 'http://127.0.0.1:9/v1' })).rejects.toThrow(
    'http://127.0.0.1:9 cannot be reached',
  )
  await expect(project.push([], { STORYBLOK_PERSONAL_ACCESS_TOKEN: '' })).rejects.toThrow(
    'The embedded space reads content/ itself.',
  )
  await expect(project.pull(['--delete'], { STORYBLOK_PERSONAL_ACCESS_TOKEN: '' })).rejects.toThrow(
    '--delete needs a space of Storyblok.',
  )
})
