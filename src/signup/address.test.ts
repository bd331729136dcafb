import { expect, test } from 'vitest'
import { continuePath, idFromPath, serviceFromQuery, stepFromQuery, stepUrl } from './address'

test.each([
  ['/za/signup/7f3a/continue/', '7f3a'],
  ['/za/signup/7f3a/continue', '7f3a'],
  ['/za/signup/', null],
  ['/za/signup/continue/', null],
  ['/za/signup/a/b/continue/', null],
])('%s continues %s', (path, id) => {
  expect(idFromPath(path)).toBe(id)
  if (id) expect(idFromPath(continuePath(id))).toBe(id)
})

test.each([
  ['', null],
  ['?userJourney=other&preSelectedService=reader_registration', null],
  ['?userJourney=register_reader', 'reader_registration'],
  ['?userJourney=register_reader&preSelectedService=waiting_for_delivery', 'waiting_for_delivery'],
  ['?userJourney=register_reader&preSelectedService=nonsense', 'reader_registration'],
])('%o preselects %o', (query, service) => {
  expect(serviceFromQuery(query)).toBe(service)
})

test('the address of a step leads back to it, and keeps the rest of the query', () => {
  const url = stepUrl('identity', {
    pathname: '/za/signup/',
    search: '?userJourney=register_reader&step=about',
  })
  expect(url).toBe('/za/signup/?userJourney=register_reader&step=identity')
  expect(stepFromQuery(new URL(url, 'https://example.com').search)).toBe('identity')
  expect(stepFromQuery('?step=nonsense')).toBeNull()
})
