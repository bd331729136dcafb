import { linkProps, type StoryblokMultilink } from '../../content'

export type MenuAction = { text: string; link: NonNullable<ReturnType<typeof linkProps>> }

export const filled = (text: string | undefined) => text?.trim() || undefined

/** A call to action that has both its words and its target; undefined when the editor left one out. */
export const toAction = (
  text: string | undefined,
  link: StoryblokMultilink | undefined,
): MenuAction | undefined => {
  const props = linkProps(link)
  const words = filled(text)
  return props && words ? { text: words, link: props } : undefined
}
