import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { mapExperiment } from './map-experiment'

const body = (name: string): Bloks.Spacer[] => [{ _uid: name, component: 'spacer' }]
const experimentOf = (fields: Partial<Bloks.Experiment>): Bloks.Experiment => ({
  _uid: 'e',
  component: 'experiment',
  name: 'Rent: hero',
  control: body('control'),
  ...fields,
})
const further = (name: string, fields: Partial<Bloks.ExperimentVariant> = {}): Bloks.ExperimentVariant => ({
  _uid: name,
  component: 'experiment_variant',
  name,
  ...fields,
})
const summary = (fields: Partial<Bloks.Experiment>) => {
  const { name, variants } = mapExperiment(experimentOf(fields))
  return [
    name,
    ...variants.map((one) => `${one.name} ${one.weight} ${one.bloks.map(({ _uid }) => _uid).join()}`),
  ]
}

test.each<[string, Partial<Bloks.Experiment>, string[]]>([
  ['a control alone', {}, ['rent-hero', 'control 1 control']],
  ['an emptied variant is none', { variant: [] }, ['rent-hero', 'control 1 control']],
  [
    'a variant and weights',
    { control_weight: '3', variant: body('variant'), variant_weight: '1' },
    ['rent-hero', 'control 3 control', 'variant 1 variant'],
  ],
  [
    'a further one, and one that shows nothing',
    { variants: [further('By Price', { weight: '0', body: body('price') }), further('left-out')] },
    ['rent-hero', 'control 1 control', 'by-price 0 price', 'left-out 1 '],
  ],
  [
    'names that are taken, or are none',
    { variant: body('variant'), variants: [further('Variant'), further('control'), further('!')] },
    ['rent-hero', 'control 1 control', 'variant 1 variant'],
  ],
  [
    'a name that links cannot ask for',
    { name: 'All', variant: body('variant') },
    ['all', 'control 1 control'],
  ],
  ['no name', { name: '…', variant: body('variant') }, ['', 'control 1 control']],
])('%s', (_what, fields, expected) => {
  expect(summary(fields)).toEqual(expected)
})

test('a name is as long as an address can ask for', () => {
  expect(mapExperiment(experimentOf({ name: 'a'.repeat(100) })).name).toHaveLength(60)
})
