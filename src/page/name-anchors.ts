import type { StoryblokRichtext } from '../content'
import { freeName, nameHeading } from '../content/rules'
import type { Blok } from './story'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Components that links lead to: the field whose text names them where their `anchor` is empty. */
const NAMED_BY: Readonly<Record<string, string>> = { faq_item: 'question' }

const namedBy = ({ component }: Fields): string | undefined =>
  typeof component === 'string' && Object.hasOwn(NAMED_BY, component) ? NAMED_BY[component] : undefined

const isHeading = (value: Fields): boolean => value.type === 'heading' && Array.isArray(value.content)

/** The name that an editor gave: in the field `anchor` of a block or a part of one, or by a mark in a text. */
const givenName = ({ component, type, anchor, attrs }: Fields): unknown => {
  if (component) return anchor
  return isObject(attrs) && (type === 'anchor' || type === 'textStyle') ? attrs.id : undefined
}

const givenNames = (value: unknown): string[] => {
  if (!isObject(value)) return []
  const own = givenName(value)
  return [...(typeof own === 'string' && own ? [own] : []), ...Object.values(value).flatMap(givenNames)]
}

/** The name of a heading in running text, once it has one. */
const headingNames = (value: unknown): string[] => {
  if (!isObject(value)) return []
  const id = isHeading(value) && isObject(value.attrs) ? value.attrs.id : undefined
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(headingNames)]
}

/** Ids of elements around and beside the content. */
const RESERVED_IDS = ['main', 'site-menu', 'site-search', 'waitlist', 'order-summary']

const named = (value: unknown, taken: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => named(one, taken))
  if (!isObject(value)) return value
  if (isHeading(value)) return nameHeading(value as unknown as StoryblokRichtext, taken)
  const inside = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(inner, taken)]))
  const source = namedBy(value)
  return source && !value.anchor
    ? { ...inside, anchor: freeName(String(value[source]), taken, source) }
    : inside
}

/**
 * Gives the headings in running text and the questions of a page names, by which addresses lead to them. The names are unique on the
 * page, and names that an editor gave stay. A name is made of the text, so it changes with the text.
 */
export const nameAnchors = (content: Blok): Blok =>
  named(content, new Set([...RESERVED_IDS, ...givenNames(content)])) as Blok

/** Every name by which an address leads to a part of a page. @param content in which headings and questions have their names */
export const anchorsOf = (content: Blok): ReadonlySet<string> =>
  new Set([...RESERVED_IDS, ...givenNames(content), ...headingNames(content)])
