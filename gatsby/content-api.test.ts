import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { type Fault, serveFaultySpace } from '../services/standins/storyblok/testing/faulty-space'
import { announcedStories } from './content-api'

test.each<[string, Partial<Fault>, string, string?]>([
  ['a refused token', {}, 'answered 401: Unauthorized. Check STORYBLOK_TOKEN.', 'wrong'],
  [
    'an answer of something else',
    { answer: (reply) => reply.send({ hello: 'there' }) },
    'answered without "stories". Check STORYBLOK_ENDPOINT',
  ],
  ['no number', { total: null }, 'did not announce in the header "total" how many stories it has'],
  ['a number that is none', { total: 'many' }, 'did not announce in the header "total"'],
])('%s is named', async (_what, fault, sentence, token = 'demo') => {
  const { endpoint } = await serveFaultySpace(path.resolve('content'), { of: /\/stories/, ...fault })
  vi.stubEnv('STORYBLOK_ENDPOINT', endpoint)
  vi.stubEnv('STORYBLOK_TOKEN', token)
  await expect(announcedStories()).rejects.toThrow(`The content API at ${endpoint}/cdn/stories ${sentence}`)
})
