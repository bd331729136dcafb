import { expect, test, vi, afterEach } from 'vitest'
import { NeedsGatsby } from '../../services/build/needs-gatsby'
import { storyFile, storyFiles } from '../../services/standins/storyblok/testing/fixtures'
import { type Fault, serveFaultySpace } from '../../services/standins/storyblok/testing/faulty-space'
import { writeFolder } from '../../services/testing/folder'
import { readContent } from './read-content'

afterEach(() => void vi.unstubAllEnvs())

/** Reads a space of so many stories, whose slugs come last first. */
const read = async (howMany: number, fault: Fault = { of: /nothing/ }, perSecond = 1000, more = {}) => {
  const stories = Array.from({ length: howMany }, (_, at) =>
    storyFile(at + 1, `page-${String(howMany - at).padStart(3, '0')}`),
  )
  const { endpoint, asked } = await serveFaultySpace(
    await writeFolder({ ...storyFiles(stories), ...more }),
    fault,
  )
  vi.stubEnv('STORYBLOK_ENDPOINT', endpoint)
  vi.stubEnv('STORYBLOK_TOKEN', 'demo')
  return { data: await readContent(perSecond), asked }
}

test('reads all published stories, a hundred at a time, and gives them by their slugs in the shape of the data layer', async () => {
  const { data, asked } = await read(201)
  const { nodes } = data.stories
  expect(nodes.map((node) => node.full_slug)).toEqual(
    Array.from({ length: 201 }, (_, at) => `page-${String(at + 1).padStart(3, '0')}`),
  )
  expect(nodes[0]).toMatchObject({
    uuid: 'uuid-201',
    name: 'Story 201',
    published_at: '2026-11-02T08:00:00.000Z',
  })
  expect(JSON.parse(nodes[0]?.content ?? '')).toEqual({ _uid: 'blok-201', component: 'page' })
  const pages = asked.flatMap((address) => /\/stories\?.*\bpage=(\d)/.exec(address)?.[1] ?? [])
  expect(pages.sort()).toEqual(['1', '2', '3'])
  expect(data.flags.nodes).toEqual([])
})

test('no second sees more requests than the content API allows', async () => {
  const began = performance.now()
  // The version of the space, the stories, the list of datasources.
  const { asked } = await read(1, undefined, 2)
  expect(asked).toHaveLength(3)
  expect(performance.now() - began).toBeGreaterThan(990)
})

test('reads the flags and the redirects, and leaves a datasource with dimensions to Gatsby', async () => {
  const entries = [{ id: 3, name: 'cart', value: 'off' }]
  const datasources = [
    { id: 1, name: 'Flags', slug: 'flags', entries },
    { id: 2, name: 'Colours', slug: 'colours' },
  ]
  const { data } = await read(1, undefined, 1000, { 'datasources/1/datasources.json': datasources })
  expect(data.flags.nodes).toEqual([expect.objectContaining({ name: 'cart', value: 'off' })])
  expect(data.redirects.nodes).toEqual([])
  const sent = [{ slug: 'redirects', dimensions: [{ entry_value: 'winter' }] }]
  const fault: Fault = { of: /\/datasources\?/, answer: (reply) => reply.send({ datasources: sent }) }
  await expect(read(1, fault)).rejects.toThrow('the datasource redirects has dimensions')
})

test('a page of stories that does not come ends it with a sentence', async () => {
  const fault: Fault = {
    of: /\/stories\?.*\bpage=2/,
    answer: (reply) => reply.code(500).send({ error: 'boom' }),
  }
  await expect(read(150, fault)).rejects.toThrow(/The content API at \S+\/stories\?page=2 answered 500: boom/)
})

test('a story that Gatsby’s schema does not know is left to Gatsby', async () => {
  const stories = [{ id: 1, uuid: 'a', full_slug: 'home', content: { component: 'page' } }]
  const fault: Fault = { of: /\/stories\?/, answer: (reply) => reply.send({ stories }) }
  await expect(read(1, fault)).rejects.toThrow(NeedsGatsby)
})
