import type { StoryblokRichtext } from '../content'
import type { Blok } from './story'

type CheckBody = (body: readonly unknown[]) => Blok[]

const isText = (value: unknown): value is StoryblokRichtext =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

/** A text whose blocks are those that `check` leaves of them; a place where none is left goes too. */
const withBloks = (node: StoryblokRichtext, check: CheckBody): StoryblokRichtext[] => {
  if (node.type === 'blok') {
    const body: unknown = node.attrs?.body
    const left = check(Array.isArray(body) ? (body as unknown[]) : [])
    return left.length > 0 ? [{ ...node, attrs: { ...node.attrs, body: left } }] : []
  }
  return [node.content ? { ...node, content: node.content.flatMap((one) => withBloks(one, check)) } : node]
}

/** What is left of the value of a text field; anything that is no text stays. */
export const checkText = (value: unknown, check: CheckBody): unknown =>
  isText(value) ? withBloks(value, check)[0] : value

/** Says something by itself, without a word. */
const SPEAKS = new Set(['image', 'blok', 'emoji', 'horizontal_rule'])

const isSilent = ({ type, text, content }: StoryblokRichtext): boolean =>
  !SPEAKS.has(type) && !text?.trim() && (content ?? []).every(isSilent)

/** Whether a field holds a text that nothing stands in: the editor leaves its paragraphs behind. */
export const isBlankText = (value: unknown): boolean => isText(value) && isSilent(value)
