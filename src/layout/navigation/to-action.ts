import { linkProps, type StoryblokMultilink, type Bloks } from '../../content'

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

/** What the editor of a navigation wants measured of its links, where the event of a link that is followed finds it. */
export const trackingAttributes = ({
  trackingEventName,
  trackingEventKey,
  trackingEventValue,
}: Bloks.Navigation) => ({
  'data-tracking-event': trackingEventName || undefined,
  'data-tracking-key': trackingEventKey || undefined,
  'data-tracking-value': trackingEventValue || undefined,
})
