import type { StoryblokRichtext } from '../storyblok.gen'

/** Nodes that end a word even where no space follows. */
const ENDS = new Set([
  'paragraph',
  'heading',
  'hard_break',
  'list_item',
  'blockquote',
  'code_block',
  'tableCell',
  'tableHeader',
])

const words = ({ type, text, attrs, content }: StoryblokRichtext): string => {
  const own = type === 'emoji' ? String(attrs?.emoji ?? '') : (text ?? '')
  const inside = own + (content ?? []).map(words).join('')
  return ENDS.has(type) ? `${inside} ` : inside
}

/** The text of a document, or of a part of it, without markup. Pictures and blocks have no text. */
export const plainText = (document: StoryblokRichtext): string => words(document).replace(/\s+/g, ' ').trim()
