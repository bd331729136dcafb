import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { emptySpaceAndProject, makeProject } from '../testing/project'
import { serveEditableSpace } from '../testing/serve-editable-space'
import { smallSpace } from '../testing/small-space'

const database = await useTestDatabase()
const PATIENCE_MS = 600_000

test(
  'content is pushed to an empty space, with drafts and references, and reads back without a difference',
  async () => {
    const { space, project, delivered } = await emptySpaceAndProject(database)
    const { code, said } = await project.push([], {}, 'yes')
    expect(said.slice(0, 15)).toEqual([
      'Reading space 1 …',
      ...['stories: 5 new', '  + home', '  + shop/khumo', '  + shop/later', '  + shop (folder)', '  + shop/'],
      ...['components: 1 new', '  + page', 'groups of components: 1 new', '  + Pages'],
      ...['datasources: 1 new', '  + Colours', 'assets: 1 new', '  + square.png'],
    ])
    expect([said.at(-1), code]).toEqual(['Pushed: the space has everything of content/.', 0])
    const khumo = await delivered('shop/khumo')
    expect([khumo.name, (await delivered('shop/khumo', true)).name]).toEqual(['Live', 'Draft'])
    expect((await space.deliver('stories/shop/later')).status).toBe(404)
    expect(await delivered('home')).toMatchObject({ content: { related: khumo.uuid } })
    expect((await project.pull()).said.slice(1)).toEqual([
      'Nothing to pull: content/ has everything already.',
    ])
  },
  PATIENCE_MS,
)

test('a wrong token, a wrong space and a host that is not there are told in a sentence that says what to do', async () => {
  const space = await serveEditableSpace(database, {})
  const project = await makeProject(await smallSpace(), space.url)
  await expect(project.push(['--force'])).rejects.toThrow('takes --dry-run, --yes and --delete')
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
