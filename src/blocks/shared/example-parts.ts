import type { Bloks, StoryblokAsset, StoryblokMultilink, StoryblokRichtext, Blok } from '../../content'

/** Parts of example content, in the shape of the content API. */

export const exampleAsset = (path: string, alt: string): StoryblokAsset => ({
  fieldtype: 'asset',
  id: 1,
  filename: `https://a.storyblok.com/f/1/${path}`,
  name: '',
  title: '',
  focus: '',
  alt,
})

export const LINE_UP = exampleAsset(
  '1920x1600/6ba0b7e01e/hero-line-up.webp',
  'Three card machines side by side: Neo Touch, Khumo and Khumo Print',
)

export const exampleLink = (slug: string): StoryblokMultilink => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: slug,
  cached_url: slug,
})

export const exampleCta = (text: string, slug: string, style: Bloks.Cta['style'] = 'primary'): Bloks.Cta => ({
  _uid: `cta-${slug}`,
  component: 'cta',
  text,
  link: exampleLink(slug),
  style,
})

export const examplePoint = (
  _uid: string,
  icon: Bloks.TrustPoint['icon'],
  text: string,
): Bloks.TrustPoint => ({
  _uid,
  component: 'trust_point',
  icon,
  text,
})

export const exampleText = (text: string): StoryblokRichtext => ({ type: 'text', text })

export const exampleParagraph = (...content: StoryblokRichtext[]): StoryblokRichtext => ({
  type: 'paragraph',
  content,
})

export const exampleDocument = (...content: StoryblokRichtext[]): StoryblokRichtext => ({
  type: 'doc',
  content,
})

/** Parts of example rich texts, as the content service's editor stores them. */

type Node = StoryblokRichtext
type Words = string | Node

const node = (words: Words): Node => (typeof words === 'string' ? exampleText(words) : words)

/** A paragraph of plain and marked words. */
export const words = (...parts: Words[]): Node => exampleParagraph(...parts.map(node))

export const marked = (text: string, type: string, attrs?: Record<string, unknown>): Node => ({
  type: 'text',
  text,
  marks: [{ type, attrs }],
})

export const linked = (text: string, href: string): Node =>
  marked(text, 'link', { href, linktype: 'url', target: '_self' })

export const heading = (level: number, text: string): Node => ({
  type: 'heading',
  attrs: { level },
  content: [exampleText(text)],
})

export const list = (type: 'bullet_list' | 'ordered_list', ...items: Words[]): Node => ({
  type,
  content: items.map((item) => ({ type: 'list_item', content: [words(item)] })),
})

/** The last line, with a dash before it, names the author. */
export const quote = (...lines: string[]): Node => ({
  type: 'blockquote',
  content: lines.map((line) => words(line)),
})

export const code = (language: string, text: string): Node => ({
  type: 'code_block',
  attrs: { class: `language-${language}` },
  content: [exampleText(text)],
})

/** @param path of an asset after `/f/1/` */
export const picture = (path: string, attrs: { alt: string; title?: string; copyright?: string }): Node => ({
  type: 'image',
  attrs: { id: null, src: `https://a.storyblok.com/f/1/${path}`, source: '', meta_data: {}, ...attrs },
})

const row = (type: 'tableHeader' | 'tableCell', cells: Words[]): Node => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [words(cell)] })),
})

export const table = (head: Words[], ...rows: Words[][]): Node => ({
  type: 'table',
  content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
})

/** Blocks between the paragraphs. */
export const placed = (...body: Blok[]): Node => ({
  type: 'blok',
  attrs: { id: `placed-${body[0]?._uid}`, body },
})
