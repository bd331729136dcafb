import type { StoryblokRichtext } from '../content'
import { freeName, nameHeading } from '../content/rules'
import type { Blok } from './story'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Parts that are linked to one by one: the field whose words name them where their `anchor` is empty. */
const NAMED_BY: Readonly<Record<string, string>> = { faq_item: 'question' }

const namedBy = ({ component }: Fields): string | undefined =>
  typeof component === 'string' && Object.hasOwn(NAMED_BY, component) ? NAMED_BY[component] : undefined

const isHeading = (value: Fields): boolean => value.type === 'heading' && Array.isArray(value.content)

/** The name that an editor gave: to a block or a part of one in its field `anchor`, to words in a text by a mark. */
const givenName = ({ component, type, anchor, attrs }: Fields): unknown => {
  if (component) return anchor
  return isObject(attrs) && (type === 'anchor' || type === 'textStyle') ? attrs.id : undefined
}

const givenNames = (value: unknown): string[] => {
  if (!isObject(value)) return []
  const own = givenName(value)
  return [...(typeof own === 'string' && own ? [own] : []), ...Object.values(value).flatMap(givenNames)]
}

/** Names of parts that stand on pages around and beside the content. */
const SITES_OWN = ['main', 'site-menu', 'waitlist', 'order-summary']

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
 * A page whose headings in running text and whose questions have names, by which addresses lead to them. No two on the page are
 * alike, and what an editor named keeps its name. Made of the words, they change with them.
 */
export const nameAnchors = (content: Blok): Blok =>
  named(content, new Set([...SITES_OWN, ...givenNames(content)])) as Blok
