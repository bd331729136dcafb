import type { StoryblokRichtext } from '../content'
import type { Blok } from './story'
import { isTooLarge, MOST_ORIGINAL_PIXELS, foreignScheme } from '../content/rules'
import { type Addresses, readLink } from './read-link'
import type { ContentModel } from './content-model'
import type { Found } from './findings'
import { blockOf, placeIn } from './place-bloks'
import { nameAnchors } from './name-anchors'
import { shownValue } from './shown-value'

type CheckBody = (body: readonly unknown[]) => Blok[]

const isText = (value: unknown): value is StoryblokRichtext =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

/** A text with the blocks that `check` leaves; a place without any is removed. */
const withBloks = (node: StoryblokRichtext, check: CheckBody): StoryblokRichtext[] => {
  if (node.type === 'blok') {
    const body: unknown = node.attrs?.body
    const left = check(Array.isArray(body) ? (body as unknown[]) : [])
    return left.length > 0 ? [{ ...node, attrs: { ...node.attrs, body: left } }] : []
  }
  return [node.content ? { ...node, content: node.content.flatMap((one) => withBloks(one, check)) } : node]
}

/** The value of a text field with its checked blocks; any other value is not changed. */
const checkText = (value: unknown, check: CheckBody): unknown =>
  isText(value) ? withBloks(value, check)[0] : value

/** Nodes that show something without text. */
const SHOWN_NODES = new Set(['image', 'blok', 'emoji', 'horizontal_rule'])

const showsNothing = ({ type, text, content }: StoryblokRichtext): boolean =>
  !SHOWN_NODES.has(type) && !text?.trim() && (content ?? []).every(showsNothing)

/** Whether a field has a text that shows nothing: the editor leaves empty paragraphs behind. */
const isBlankText = (value: unknown): boolean => isText(value) && showsNothing(value)

/** `blok` is undefined where the block is left out. */
type CheckedBlok = { blok: Blok | undefined; found: Found[] }

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' &&
  value !== null &&
  'component' in value &&
  typeof value.component === 'string' &&
  value.component !== '' &&
  '_uid' in value

const isAsset = (value: object): value is { filename: unknown } => 'filename' in value

/** The fields of a link that may have its target. */
const TARGETS = ['id', 'url', 'cached_url', 'email', 'anchor', 'story'] as const

const isLink = (value: object): value is Partial<Record<(typeof TARGETS)[number], unknown>> =>
  'linktype' in value

/** Whether a field is empty. An emptied asset, link or rich text keeps its object. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  if (isAsset(value)) return !value.filename
  return isLink(value) ? TARGETS.every((target) => !value[target]) : isBlankText(value)
}

/** The fields with the address of a picture in running text and of an asset. */
const ADDRESSES = new Set(['src', 'filename'])

type Problem = Pick<Found, 'rule' | 'message'>

const problemOf = (address: string): Problem[] => {
  const scheme = foreignScheme(address)
  if (scheme) {
    const message = `An address here starts with "${scheme}:", which this site does not follow. It is left out: choose a picture or a file.`
    return [{ rule: 'bad-address', message }]
  }
  if (!isTooLarge(address)) return []
  const most = MOST_ORIGINAL_PIXELS / 1e6
  const message = `The picture has more than ${most} megapixels. It is left out: upload it smaller.`
  return [{ rule: 'huge-picture', message }]
}

/** The problems of the pictures and files in one field. A block in a text is checked by itself. */
const assetProblems = (value: unknown): Problem[] => {
  if (typeof value !== 'object' || value === null || isBlok(value)) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return assetProblems(inner)
    return ADDRESSES.has(name) ? problemOf(inner) : []
  })
}

const unlike = (one: Problem, at: number, all: readonly Problem[]): boolean =>
  all.findIndex(({ message }) => message === one.message) === at

/** The value of a field without blocks as its page shows it, and the problems of the addresses in it, each once. */
const readValue = (type: string, value: unknown, addresses: Addresses) => {
  const problems = assetProblems(value)
  const shown = shownValue(type, value, (written) => {
    const { link, problem } = readLink(written, addresses)
    if (problem) problems.push(problem)
    return link
  })
  return { shown, problems: problems.filter(unlike) }
}

type Field = { type: string; component_whitelist?: string[] }

/** The rules that a content is checked against. */
type ContentRules = { model: ContentModel; addresses: Addresses }

/** Whether a field accepts a block: a text accepts only those on its list, a field for blocks accepts any. */
const takes = ({ type, component_whitelist: whitelist = [] }: Field, { component }: Blok): boolean =>
  type !== 'richtext' || whitelist.includes(component)

/** The entry in a page's list for a block that cannot be rendered: only its name. */
const nameAlone = (child: unknown): Blok[] => {
  if (typeof child !== 'object' || child === null) return []
  const { _uid = '', component = '' } = child as Partial<Blok>
  return [{ _uid, component }]
}

const check = (blok: Blok, rules: ContentRules, around: string, isPage = false): CheckedBlok => {
  const { model, addresses } = rules
  const place = placeIn(around, blok.component)
  const block = blockOf({ blok, place })
  const schema = model.get(blok.component)
  if (!schema) {
    const message = 'The content model has no block of this name. It is left out: replace it with another.'
    return { blok: undefined, found: [{ rule: 'unknown-block', block, message }] }
  }
  const missing = Object.keys(schema).filter((name) => schema[name]?.required && isEmpty(blok[name]))
  if (missing.length > 0) {
    const message = 'The required field is empty. The block is left out until it is filled in.'
    const found = missing.map((field) => ({ rule: 'required-field' as const, block, field, message }))
    return { blok: undefined, found }
  }
  const found: Found[] = []
  const unknown = (name: string, child: unknown) => (isPage && name === 'body' ? nameAlone(child) : [])
  const checkChildren = (name: string, field: Field) => (children: readonly unknown[]) =>
    children.flatMap((child) => {
      if (!isBlok(child)) {
        const message = 'A block in this field is missing its component. It is left out: delete it.'
        found.push({ rule: 'unknown-block', block, field: name, message })
        return unknown(name, child)
      }
      if (!takes(field, child)) {
        const own = blockOf({ blok: child, place: placeIn(place, child.component) })
        const message = `The text in the field "${name}" takes no block of this name. It is left out: place it outside the text.`
        found.push({ rule: 'misplaced-block', block: own, message })
        return []
      }
      const checked = check(child, rules, place)
      found.push(...checked.found)
      if (checked.blok) return [checked.blok]
      return model.has(child.component) ? [] : unknown(name, child)
    })
  const result: Blok = { ...blok }
  for (const [name, field] of Object.entries(schema)) {
    const value = blok[name]
    if (field.type === 'bloks') {
      if (Array.isArray(value)) result[name] = checkChildren(name, field)(value)
      continue
    }
    const read = readValue(field.type, value, addresses)
    found.push(...read.problems.map((problem) => ({ ...problem, block, field: name })))
    if (name in blok) result[name] = checkText(read.shown, checkChildren(name, field))
  }
  return { blok: result, found }
}

/**
 * Checks one block, and all blocks inside it and its running texts, against the content model. A block that the model does not know,
 * that lacks a required field or that a text does not accept is left out of the result, and reported with its story and place; the
 * rest of the page stays whole. In a page's own list an unknown block stays by its name alone, so that the page logs it when it is
 * rendered, on the server and in the browser (spec 8; `BlockList`). A link that leads nowhere is reported too, and rendered as text
 * (`read-link.ts`). The result holds only what pages read (`shown-value.ts`), and each heading and question has a name of its own
 * (`name-anchors.ts`).
 */
export const checkBlok = (blok: Blok, rules: ContentRules): CheckedBlok => {
  const checked = check(blok, rules, '', true)
  return checked.blok ? { ...checked, blok: nameAnchors(checked.blok) } : checked
}
