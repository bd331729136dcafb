import { describe, expect, test } from 'vitest'
import {
  allowedStep,
  type FormStep,
  isAllowed,
  nextStep,
  previousStep,
  type SignupStep,
  continuePath,
  idFromPath,
  serviceFromQuery,
  stepFromQuery,
  stepUrl,
} from './flow'

const progress = (saved: FormStep[] = [], { isRegistration = false, isFinished = false } = {}) => ({
  saved,
  isRegistration,
  isFinished,
})

describe('the step that is shown', () => {
  test.each<[SignupStep | null, FormStep[], SignupStep]>([
    [null, [], 'about'],
    ['identity', [], 'about'],
    [null, ['about'], 'business'],
    ['about', ['about'], 'about'],
    ['use', ['about', 'business'], 'identity'],
    ['use', ['about', 'business', 'identity'], 'use'],
    ['done', ['about', 'business', 'identity', 'use'], 'use'],
  ])('%s requested with %o saved: %s', (wanted, saved, shown) => {
    expect(allowedStep(wanted, progress(saved))).toBe(shown)
  })

  test('a finished signup always shows its last step', () => {
    const finished = progress([], { isFinished: true })
    expect(allowedStep('about', finished)).toBe('done')
    expect([isAllowed('about', finished), isAllowed('done', finished)]).toEqual([false, true])
  })

  test('a merchant who registers a card machine skips the last form', () => {
    const saved: FormStep[] = ['about', 'business', 'identity']
    expect(allowedStep('use', progress(saved, { isRegistration: true }))).toBe('identity')
  })
})

test.each<[FormStep, boolean, SignupStep, SignupStep | undefined]>([
  ['about', false, 'business', undefined],
  ['identity', false, 'use', 'business'],
  ['identity', true, 'done', 'business'],
  ['use', false, 'done', 'identity'],
])('after %s (registers a machine: %s) comes %s, before it %s', (step, isRegistration, next, previous) => {
  expect(nextStep(step, isRegistration)).toBe(next)
  expect(previousStep(step, isRegistration)).toBe(previous)
})

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

test('the address of a step opens it, and has the rest of the query', () => {
  const url = stepUrl('identity', {
    pathname: '/za/signup/',
    search: '?userJourney=register_reader&step=about',
  })
  expect(url).toBe('/za/signup/?userJourney=register_reader&step=identity')
  expect(stepFromQuery(new URL(url, 'https://example.com').search)).toBe('identity')
  expect(stepFromQuery('?step=nonsense')).toBeNull()
})
