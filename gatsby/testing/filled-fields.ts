import { contentModel } from '../../src/page'
import { valuesIn } from '../demo-space/testing/stories'

type Path = readonly (string | number)[]

/** A field that something stands in, of a blok or of one inside it. */
type FilledField = {
  path: Path
  component: string
  field: string
  type: string
  isRequired: boolean
  /** The names of the bloks around it, the outermost first. */
  around: string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every field that is filled in, in a blok and in all that stands in it, in its running texts too. */
export const filledFields = (value: unknown, path: Path = [], outside: string[] = []): FilledField[] => {
  if (!isObject(value)) return []
  const component = String(value.component)
  const schema = contentModel.get(component)
  const around = schema ? [...outside, component] : outside
  return Object.entries(value).flatMap(([field, inner]) => {
    const to = [...path, field]
    const { type, required: isRequired = false } = schema?.[field] ?? {}
    const own = type ? [{ path: to, component, field, type, isRequired, around }] : []
    return [...own, ...filledFields(inner, to, around)]
  })
}

/**
 * The value that the content provider delivers for a field that an editor has emptied.
 * @param type of the field, as the content model says it
 */
export const emptied = (type: string): unknown => {
  if (['bloks', 'options', 'multiasset'].includes(type)) return []
  if (type === 'asset') return { fieldtype: 'asset', id: null, filename: '', alt: null, name: '', focus: '' }
  if (type === 'multilink')
    return { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }
  if (type === 'richtext') return { type: 'doc', content: [{ type: 'paragraph' }] }
  return type === 'boolean' ? false : ''
}

/** A copy with another value in one place. */
export const replaced = (value: unknown, [step = '', ...rest]: Path, by: unknown): unknown => {
  const inner = (one: unknown) => (rest.length > 0 ? replaced(one, rest, by) : by)
  if (Array.isArray(value)) return value.map((one: unknown, at) => (String(at) === step ? inner(one) : one))
  return isObject(value) ? { ...value, [step]: inner(value[step]) } : value
}

/** The value at a path. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((outer, step) => (isObject(outer) ? outer[step] : undefined), value)

/** The ids of a blok and of all that stand in it. */
export const uidsIn = (value: unknown): string[] =>
  valuesIn(value).flatMap(({ _uid: uid }) => (typeof uid === 'string' ? [uid] : []))
