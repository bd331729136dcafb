import { expect, test } from 'vitest'
import { serveSpace } from './testing/serve-space'

const flags = { id: 9, name: 'Flags', slug: 'flags', dimensions: [] }
const FILES = {
  'datasources/1/datasources.json': [
    { ...flags, entries: [{ id: 91, name: 'cart', value: 'on', dimension_values: {} }] },
  ],
}

test.each(['9', 'flags'])('one datasource is found by %s', async (key) => {
  const { get } = await serveSpace(FILES)
  const answer = await get(`/v2/cdn/datasources/${key}?token=demo`)
  expect(answer.json()).toEqual({ datasource: flags, cv: expect.any(Number) })
})

test.each(['10', 'colours', 'flags/entries'])('there is no datasource %s', async (key) => {
  const { get } = await serveSpace(FILES)
  const answer = await get(`/v2/cdn/datasources/${key}?token=demo`)
  expect([answer.statusCode, answer.json()]).toEqual([404, ['This record could not be found']])
})
