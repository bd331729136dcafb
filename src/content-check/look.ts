import type { StoryblokRichtext } from '../content'
import { storyPath } from '../content/rules'
import {
  anchorsOf,
  blockOf,
  isPageType,
  placeBloks,
  type ContentModel,
  type Field,
  type Found,
  type PlacedBlok,
  type Rule,
  type Space,
  type Story,
} from '../page'

/** A file of the library: its address and its focal point, as Storyblok writes them. */
export type LibraryAsset = { filename: string; focus?: string | null }

/** What a check knows besides the stories; a rule that needs what is not known finds nothing. */
export type Known = {
  assets?: readonly LibraryAsset[]
  /** The values of each datasource by its slug. */
  datasources?: Readonly<Record<string, readonly string[]>>
}

/** The space around a story, and what rules look up in it. */
export type Around = Known & {
  space: Space
  /** The pages whose content is known, by their paths. */
  pages: ReadonlyMap<string, Story>
  /** The names of the parts of such a page by which addresses lead to them. */
  anchorsOn: (page: Story) => ReadonlySet<string>
  /** The pages and entries by their addresses and codes, of which each should be there once. */
  byKey: ReadonlyMap<string, readonly Story[]>
  /** The pages that say what the law gives to whoever sends something back. */
  onReturns: readonly Story[]
  footer: Story | undefined
}

/** The field that identifies an entry of the catalogue, by content type. */
export const CODES: Readonly<Record<string, string>> = {
  catalogue_product: 'sku',
  catalogue_bundle: 'code',
  catalogue_solution: 'code',
  catalogue_fee_type: 'code',
  catalogue_price_item: 'code',
}

/** The code of an entry; empty for other stories. */
export const entryCode = ({ content }: Story): string =>
  String(content[CODES[content.component] ?? ''] ?? '').trim()

/** The address of a page, or the kind and the code of an entry; undefined for other stories. */
export const keyOf = (story: Story): string | undefined => {
  const { component } = story.content
  if (isPageType(component)) return storyPath(story.slug)
  const code = entryCode(story)
  return code ? `${component} ${code}` : undefined
}

const byKey = (stories: readonly Story[]): ReadonlyMap<string, readonly Story[]> => {
  const found = new Map<string, Story[]>()
  for (const story of stories) {
    const key = keyOf(story)
    if (key) found.set(key, [...(found.get(key) ?? []), story])
  }
  return found
}

const SAYS_RIGHT = /\bcooling[- ]off\b|section 44/i

const isOnReturns = ({ content }: Story): boolean =>
  content.component === 'page' && SAYS_RIGHT.test(JSON.stringify(content))

const remember = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const found = made.get(key) ?? make(key)
    made.set(key, found)
    return found
  }
}

export const lookAround = (space: Space, known: Known = {}): Around => ({
  ...known,
  space,
  byKey: byKey(space.stories),
  onReturns: space.stories.filter(isOnReturns),
  footer: space.stories.find(({ content }) => content.component === 'footer'),
  pages: new Map(
    space.stories
      .filter(({ content }) => content.component === 'page')
      .map((story) => [storyPath(story.slug), story]),
  ),
  anchorsOn: remember(({ content }: Story) => anchorsOf(content)),
})

/** A text of a block, without markup: one field, one paragraph or heading of a rich text, or one cell of a table. */
export type PlacedText = { placed: PlacedBlok; field: string; text: string }

/** One story with everything that rules look at. */
export type Look = {
  story: Story
  /** As its page shows it; undefined where nothing of it can be shown. */
  shown: Story | undefined
  /** The blocks as they were written, and as they are shown. */
  bloks: readonly PlacedBlok[]
  shownBloks: readonly PlacedBlok[]
  /** The texts as they were written, and as visitors read them. */
  texts: readonly PlacedText[]
  shownTexts: readonly PlacedText[]
  around: Around
}

/** A rule, or several that look at the same: it finds and changes nothing. */
export type StoryRule = (look: Look) => Found[]

/** The fields of a block that the content model has, with their values. */
export const fieldsOf = ({ blok }: PlacedBlok, model: ContentModel) =>
  Object.entries(model.get(blok.component) ?? {}).map(([name, field]) => ({ name, field, value: blok[name] }))

type Node = StoryblokRichtext

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node of a rich text, the outer before the inner. Blocks in it are no nodes of it. */
export const nodesIn = (value: unknown): Node[] =>
  isNode(value) && value.type !== 'blok' ? [value, ...(value.content ?? []).flatMap(nodesIn)] : []

const wordsOf = ({ type, text, content }: Node): string =>
  type === 'hard_break' ? ' ' : (text ?? '') + (content ?? []).map(wordsOf).join('')

const PARAGRAPHS = new Set(['paragraph', 'heading', 'code_block'])

type Cells = { thead?: { value?: unknown }[]; tbody?: { body?: { value?: unknown }[] }[] }

const textsOf = ({ type }: Field, value: unknown): string[] => {
  if (type === 'text' || type === 'textarea') return typeof value === 'string' && value ? [value] : []
  if (type === 'richtext')
    return nodesIn(value)
      .filter((node) => PARAGRAPHS.has(node.type))
      .map(wordsOf)
  if (type !== 'table' || typeof value !== 'object' || value === null) return []
  const { tbody = [] } = value as Cells
  return tbody.flatMap(({ body = [] }) => body.map((cell) => String(cell.value ?? '')))
}

/** Their text is code. */
const CODE: readonly string[] = ['embed_code']

const textsIn = (bloks: readonly PlacedBlok[], model: ContentModel): PlacedText[] =>
  bloks
    .filter(({ blok }) => !CODE.includes(blok.component))
    .flatMap((placed) =>
      fieldsOf(placed, model).flatMap(({ name, field, value }) =>
        textsOf(field, value).map((text) => ({ placed, field: name, text })),
      ),
    )

export const lookAt = (story: Story, shown: Story | undefined, around: Around): Look => {
  const [bloks, shownBloks] = [placeBloks(story.content), placeBloks(shown?.content)]
  const { model } = around.space
  return {
    ...{ story, shown, bloks, shownBloks, around },
    texts: textsIn(bloks, model),
    shownTexts: textsIn(shownBloks, model),
  }
}

/** A finding about a block. */
export const about = (rule: Rule, placed: PlacedBlok, message: string, field?: string): Found => ({
  rule,
  block: blockOf(placed),
  ...(field === undefined ? {} : { field }),
  message,
})

/** A finding about the content of the story as a whole. */
export const aboutStory = (rule: Rule, { story }: Look, message: string, field?: string): Found =>
  about(rule, { blok: story.content, place: story.content.component }, message, field)

/** Sentences of a text. `incl.` and `excl.` end none. */
export const sentencesOf = (text: string): string[] => {
  const sentences = ['']
  for (const part of text.split(/([.!?]\s+)/)) {
    const [end = '', mark] = /^([.!?])\s+$/.exec(part) ?? []
    const sentence = sentences.at(-1) ?? ''
    const isEnd = mark !== undefined && !(mark === '.' && /\b(?:in|ex)cl$/.test(sentence))
    sentences[sentences.length - 1] = sentence + (isEnd ? mark : end || part)
    if (isEnd) sentences.push('')
  }
  return sentences
}
