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
  ['only a control', {}, ['rent-hero', 'control 1 control']],
  ['a variant without blocks is left out', { variant: [] }, ['rent-hero', 'control 1 control']],
  [
    'a variant and weights',
    { control_weight: '3', variant: body('variant'), variant_weight: '1' },
    ['rent-hero', 'control 3 control', 'variant 1 variant'],
  ],
  [
    'a further variant, and one without blocks',
    { variants: [further('By Price', { weight: '0', body: body('price') }), further('left-out')] },
    ['rent-hero', 'control 1 control', 'by-price 0 price', 'left-out 1 '],
  ],
  [
    'names that are taken or empty',
    { variant: body('variant'), variants: [further('Variant'), further('control'), further('!')] },
    ['rent-hero', 'control 1 control', 'variant 1 variant'],
  ],
  ['a reserved name', { name: 'All', variant: body('variant') }, ['all', 'control 1 control']],
  ['no name', { name: '…', variant: body('variant') }, ['', 'control 1 control']],
])('%s', (_what, fields, expected) => {
  expect(summary(fields)).toEqual(expected)
})

test('a name is no longer than links allow', () => {
  expect(mapExperiment(experimentOf({ name: 'a'.repeat(100) })).name).toHaveLength(60)
})
