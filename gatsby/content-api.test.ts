import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { expect, test, vi } from 'vitest'
import { type Fault, serveFaultySpace } from '../services/standins/storyblok/testing/faulty-space'
import { announcedStories, askContentApi } from './content-api'
import { readSources } from './read-sources'

const CONTENT = path.resolve('content')
const STORIES = /\/stories/
/** Answers every request of the shop API with nothing to sell. */
const EMPTY_SHOP = 'data:application/json,{"products":[],"bundles":[]}#'

const serve = async (fault: Partial<Fault>, token = 'demo') => {
  const space = await serveFaultySpace(CONTENT, { of: STORIES, ...fault })
  vi.stubEnv('STORYBLOK_ENDPOINT', space.endpoint)
  vi.stubEnv('SHOP_API_URL', EMPTY_SHOP)
  vi.stubEnv('STORYBLOK_TOKEN', token)
  return space
}

test('the number of published stories is the one the API announces', async () => {
  await serve({ total: '41' })
  expect(await announcedStories()).toBe(41)
})

test.each<[string, Partial<Fault>, string, string?]>([
  ['a refused token', {}, 'answered 401: Unauthorized. Check STORYBLOK_TOKEN.', 'wrong'],
  [
    'an API that fails',
    { answer: (reply) => reply.code(500).send({ error: 'boom' }) },
    'answered 500: boom.',
  ],
  [
    'an answer cut short',
    { answer: (reply) => reply.type('application/json').send('{"stories":[{"na') },
    'did not answer with JSON, but with "{"stories":[{"na".',
  ],
  ['an answer of something else', { answer: (reply) => reply.send({ hello: 'there' }) }, 'without "stories"'],
  ['no number', { total: null }, 'did not announce in the header "total" how many stories it has'],
  ['a number that is none', { total: 'many' }, 'did not announce in the header "total"'],
])('%s is named', async (_what, fault, sentence, token) => {
  const { endpoint } = await serve(fault, token)
  const where = `The content API at ${endpoint}/cdn/stories`
  await expect(announcedStories()).rejects.toThrow(where)
  await expect(announcedStories()).rejects.toThrow(sentence)
})

test('a failure of the second page names the page and keeps the token to itself', async () => {
  const { endpoint } = await serve({
    answer: (reply, nth) => (nth > 1 ? reply.code(500).send({ error: 'boom' }) : undefined),
  })
  const page = (number: number) =>
    askContentApi(`${endpoint}/cdn/stories?per_page=25&page=${number}&version=published&token=demo&cv=1`)
  expect((await page(1)).headers.get('per-page')).toBe('25')
  await expect(page(2)).rejects.toThrow(
    `The content API at ${endpoint}/cdn/stories?page=2 answered 500: boom. Nothing can be built until it works`,
  )
})

const story = (slug: string) => ({
  uuid: slug,
  name: slug,
  full_slug: slug,
  content: '{"_uid":"1","component":"page"}',
  first_published_at: null,
  published_at: null,
})

const dataLayer = (slugs: string[]) =>
  vi.fn().mockResolvedValue({
    data: {
      stories: { nodes: slugs.map(story) },
      flags: { nodes: [] },
    },
  }) as CreatePagesArgs['graphql']

test('fewer stories than announced are never published', async () => {
  await serve({ total: '3' })
  await expect(readSources(dataLayer(['home', 'shop']))).rejects.toThrow(
    /^The content API announced 3 stories but delivered 2\. Nothing was published, .+ Try again/,
  )
})

test('as many stories as announced are read', async () => {
  await serve({ total: '2' })
  const { stories } = await readSources(dataLayer(['home', 'shop']))
  expect(stories.map(({ slug }) => slug)).toEqual(['home', 'shop'])
})

test('stories that the data layer cannot read stop the build with its reasons', async () => {
  const graphql = vi
    .fn()
    .mockResolvedValue({ errors: [new Error('uuid is missing'), new Error('name is missing')] })
  await expect(readSources(graphql as CreatePagesArgs['graphql'])).rejects.toThrow(
    'The stories cannot be read: Error: uuid is missing Error: name is missing',
  )
})
