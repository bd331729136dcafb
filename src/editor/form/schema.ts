import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Component, Field, SpaceAround } from './space'

/** The kinds of fields that a form can edit; a field of another kind is `unknown` and shown as it is stored. */
export type Kind = keyof typeof JSON_TYPES

/** The plugins of Storyblok that store a colour. */
const COLOUR_PLUGINS = new Set(['native-color-picker', 'storyblok-colorpicker'])

/** The types of the model that only order other fields. */
const GROUPINGS = new Set(['section', 'tab'])

export const kindOf = ({ type, source, field_type: plugin = '' }: Field): Kind => {
  if (type === 'custom') return COLOUR_PLUGINS.has(plugin) ? 'colour' : 'unknown'
  if (type === 'option' || type === 'options') {
    if (source === 'internal_stories') return type === 'option' ? 'story' : 'stories'
    return source && source !== 'internal' && source !== 'self' ? 'unknown' : type
  }
  return type !== 'unknown' && Object.hasOwn(JSON_TYPES, type) ? (type as Kind) : 'unknown'
}

const text = { type: 'string' } as const
const list = { type: 'array', items: {} } as const
const record = { type: 'object', additionalProperties: true } as const

/** What each kind stores, as JSON schema. Nothing is judged by it: the content check judges. */
const JSON_TYPES = {
  text,
  textarea: text,
  markdown: text,
  // The API stores numbers as texts.
  number: text,
  datetime: text,
  option: text,
  story: text,
  boolean: { type: 'boolean' },
  options: { type: 'array', items: text },
  stories: { type: 'array', items: text },
  multiasset: list,
  bloks: list,
  richtext: record,
  asset: record,
  multilink: record,
  table: record,
  // A plugin stores an object or a text.
  colour: { type: ['object', 'string'] },
  unknown: { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] },
} satisfies Readonly<Record<string, RJSFSchema>>

export type Choice = { value: string; label: string }

/** What a field of the kind `option` or `options` offers: its own list, or the entries of its datasource. */
export const choicesOf = (field: Field, { datasources }: Pick<SpaceAround, 'datasources'>): Choice[] => {
  const rows = field.source === 'internal' ? datasources[field.datasource_slug ?? ''] : field.options
  return (rows ?? []).map(({ name, value }) => ({ value, label: name }))
}

/** Words of the model that are written in capitals. */
const CAPITALS = /\b(cta|faq|id|seo|sku|sms|url|vat)(s?)\b/gi

/** A name of the model as words: `seo_title` and `seoTitle` become `SEO title`. */
export const readable = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replace(CAPITALS, (_, word: string, plural: string) => word.toUpperCase() + plural)
}

const labelOf = (name: string, { display_name: shown }: Pick<Field, 'display_name'>): string =>
  shown?.trim() || readable(name)

export const componentLabel = (name: string, component?: Pick<Component, 'display_name'>): string =>
  component?.display_name?.trim() || readable(name)

const byPosition = (component: Component): [string, Field][] =>
  Object.entries(component.schema).sort(([, a], [, b]) => (a.pos ?? 0) - (b.pos ?? 0))

/** A part of a form: the fields of a section or tab under its title, or those in none, without a title. */
export type Part = { title?: string; fields: string[] }

/** The fields of a component in the order of the model, by sections and tabs. Each field stands once. */
export const partsOf = (component: Component): Part[] => {
  const all = byPosition(component)
  const fields = all.filter(([, { type }]) => !GROUPINGS.has(type)).map(([name]) => name)
  const taken = new Set<string>()
  const grouped = all.flatMap(([name, field]) => {
    if (!GROUPINGS.has(field.type)) return []
    const own = (field.keys ?? []).filter((key) => fields.includes(key) && !taken.has(key))
    for (const key of own) taken.add(key)
    return own.length > 0 ? [{ title: labelOf(name, field), fields: own }] : []
  })
  const others = fields.filter((name) => !taken.has(name))
  return [...(others.length > 0 ? [{ fields: others }] : []), ...grouped]
}

export type FormSchema = { schema: RJSFSchema; uiSchema: UiSchema; parts: Part[] }

/**
 * A component of the content model as a form: the JSON schema of a block of it, and for each field the one of our own fields that draws
 * it (`ui:field`, a {@link Kind}).
 */
export const formSchema = (component: Component): FormSchema => {
  const parts = partsOf(component)
  const names = parts.flatMap(({ fields }) => fields)
  const fields = names.flatMap((name) => {
    const field = component.schema[name]
    return field ? [{ name, field, kind: kindOf(field) }] : []
  })
  return {
    parts,
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ name, field, kind }) => [
          name,
          { ...JSON_TYPES[kind], title: labelOf(name, field), description: field.description ?? '' },
        ]),
      ),
      required: fields.filter(({ field }) => field.required).map(({ name }) => name),
      additionalProperties: true,
    },
    uiSchema: Object.fromEntries(fields.map(({ name, kind }) => [name, { 'ui:field': kind }])),
  }
}
