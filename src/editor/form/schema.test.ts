import { expect, test } from 'vitest'
import { choicesOf, formSchema, kindOf, partsOf, readable, type Kind } from './schema'
import type { Component, Field } from './space'
import { demoSpace } from './testing/demo-space'

test.each<[field: Partial<Field> & { type: string }, kind: Kind]>([
  [{ type: 'text' }, 'text'],
  [{ type: 'textarea' }, 'textarea'],
  [{ type: 'markdown' }, 'markdown'],
  [{ type: 'richtext' }, 'richtext'],
  [{ type: 'number' }, 'number'],
  [{ type: 'boolean' }, 'boolean'],
  [{ type: 'datetime', disable_time: true }, 'datetime'],
  [{ type: 'option', options: [] }, 'option'],
  [{ type: 'option', source: 'internal', datasource_slug: 'colours' }, 'option'],
  [{ type: 'options', source: 'self' }, 'options'],
  [{ type: 'option', source: 'internal_stories' }, 'story'],
  [{ type: 'options', source: 'internal_stories' }, 'stories'],
  [{ type: 'option', source: 'external' }, 'unknown'],
  [{ type: 'asset' }, 'asset'],
  [{ type: 'multiasset' }, 'multiasset'],
  [{ type: 'multilink' }, 'multilink'],
  [{ type: 'table' }, 'table'],
  [{ type: 'bloks' }, 'bloks'],
  [{ type: 'custom', field_type: 'native-color-picker' }, 'colour'],
  [{ type: 'custom', field_type: 'map-of-the-moon' }, 'unknown'],
  [{ type: 'unknown' }, 'unknown'],
  [{ type: 'toString' }, 'unknown'],
])('a field %o is drawn as %s', (field, kind) => {
  expect(kindOf(field)).toBe(kind)
})

test('every field of the demo has a kind, a label and its place in the form', () => {
  expect(demoSpace.components.length).toBeGreaterThan(100)
  for (const component of demoSpace.components) {
    const { schema, uiSchema, parts } = formSchema(component)
    const names = Object.keys(component.schema)
    expect(parts.flatMap(({ fields }) => fields).sort()).toEqual([...names].sort())
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual([...names].sort())
    expect(names.filter((name) => uiSchema[name]?.['ui:field'] === 'unknown')).toEqual([])
    expect(schema.required).toEqual(
      parts.flatMap(({ fields }) => fields).filter((name) => component.schema[name]?.required),
    )
  }
})

test('the schema of a block says what each field is called, what it is for and what it stores', () => {
  const component: Component = {
    name: 'sample',
    schema: {
      price: { type: 'number', pos: 1, description: 'In rand.', required: true },
      seo_title: { type: 'text', pos: 0, display_name: 'Title for search' },
    },
  }
  expect(formSchema(component)).toEqual({
    parts: [{ fields: ['seo_title', 'price'] }],
    schema: {
      type: 'object',
      properties: {
        seo_title: { type: 'string', title: 'Title for search', description: '' },
        price: { type: 'string', title: 'Price', description: 'In rand.' },
      },
      required: ['price'],
      additionalProperties: true,
    },
    uiSchema: { seo_title: { 'ui:field': 'text' }, price: { 'ui:field': 'number' } },
  })
})

test('sections and tabs order fields, and no field stands twice', () => {
  const schema = {
    look: { type: 'section', pos: 2, keys: ['colour', 'gone'] },
    title: { type: 'text', pos: 0 },
    colour: { type: 'text', pos: 1 },
    'tab-1': { type: 'tab', pos: 3, display_name: 'More', keys: ['colour', 'note'] },
    note: { type: 'text', pos: 4 },
  }
  expect(partsOf({ name: 'sample', schema })).toEqual([
    { fields: ['title'] },
    { title: 'Look', fields: ['colour'] },
    { title: 'More', fields: ['note'] },
  ])
})

test.each([
  ['seo_title', 'SEO title'],
  ['isNavigationTransparent', 'Is navigation transparent'],
  ['ctas', 'CTAs'],
  ['sku', 'SKU'],
  ['', ''],
])('%o is read as %o', (name, words) => {
  expect(readable(name)).toBe(words)
})

test('choices are the field’s own or those of its datasource', () => {
  const own = { type: 'option', options: [{ name: 'Light green', value: 'light-green' }] }
  expect(choicesOf(own, demoSpace)).toEqual([{ value: 'light-green', label: 'Light green' }])
  const listed = { type: 'option', source: 'internal', datasource_slug: 'colours' }
  expect(choicesOf(listed, demoSpace)).toContainEqual({ value: 'light-green', label: 'Light green' })
  expect(choicesOf({ ...listed, datasource_slug: 'gone' }, demoSpace)).toEqual([])
})
