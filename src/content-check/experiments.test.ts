import { expect, test } from 'vitest'
import { exampleStory } from '../page/testing/space'
import { findingLine } from '../page'
import { listExperiments } from './experiments'

const spacer = (name: string) => ({ _uid: name, component: 'spacer' })
const experiment = (name: string, fields: object = {}) => ({
  _uid: name,
  component: 'experiment',
  name,
  control: [spacer('control')],
  variant: [spacer('variant')],
  ...fields,
})
const page = (slug: string, ...body: object[]) => exampleStory(slug, { body })

const EVEN = [
  { name: 'control', weight: 1 },
  { name: 'variant', weight: 1 },
]

test('every experiment is listed once, with the pages that hold it and what it is to find out', () => {
  const { experiments, findings } = listExperiments([
    page(
      'rent',
      spacer('a'),
      experiment('rent-hero', { description: 'Price or season?' }),
      experiment('rent-hero'),
    ),
    page('switch', experiment('rent-hero'), experiment('Closing line')),
    exampleStory('layout/footer', { component: 'footer' }),
  ])
  expect(findings).toEqual([])
  const [rent, other] = ['rent', 'switch'].map((slug) => ({ path: `/za/${slug}/`, title: slug }))
  expect(experiments).toEqual([
    { name: 'rent-hero', variants: EVEN, description: 'Price or season?', pages: [rent, other] },
    { name: 'closing-line', variants: EVEN, description: '', pages: [other] },
  ])
})

test.each([
  [
    'none in it',
    experiment('line', { variant: [] }),
    'The experiment “line” has no variant beside its control. Add one, or leave the blocks alone.',
  ],
  [
    'a word of links',
    experiment('all'),
    'An experiment cannot be named “all”, so its control is shown. Choose another name.',
  ],
  [
    'no letter in its name',
    experiment('…'),
    'An experiment cannot be named “”, so its control is shown. Choose another name.',
  ],
])('an experiment with %s is none, and is named', (_what, blok, problem) => {
  expect(listExperiments([page('rent', blok)])).toEqual({
    experiments: [],
    findings: [expect.objectContaining({ rule: 'experiment', message: problem }) as object],
  })
})

test('one name stands for the same variants and weights everywhere', () => {
  const { experiments, findings } = listExperiments([
    page('rent', experiment('line')),
    page('switch', experiment('line', { variant_weight: '3' })),
  ])
  expect(experiments).toMatchObject([{ name: 'line', variants: EVEN }])
  expect(findings.map(findingLine)).toEqual([
    'switch › page › experiment › name: The experiment “line” has other variants or weights than on another page or place. Give both the same, or two names.',
  ])
})
