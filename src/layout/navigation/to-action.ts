// The build reads this too, so it takes the rules without React.
import type { StoryblokMultilink, Bloks } from '../../content'
import { linkProps } from '../../content/rules'

export type MenuAction = { text: string; link: NonNullable<ReturnType<typeof linkProps>> }

export const filled = (text: string | undefined) => text?.trim() || undefined

/** A call to action; undefined where the editor left out its text or its link. */
export const toAction = (
  text: string | undefined,
  link: StoryblokMultilink | undefined,
): MenuAction | undefined => {
  const props = linkProps(link)
  const words = filled(text)
  return props && words ? { text: words, link: props } : undefined
}

/** The analytics event that the editor of a navigation wants for its links, as attributes that the event of a link reads. */
export const trackingAttributes = ({
  trackingEventName,
  trackingEventKey,
  trackingEventValue,
}: Bloks.Navigation) => ({
  'data-tracking-event': trackingEventName || undefined,
  'data-tracking-key': trackingEventKey || undefined,
  'data-tracking-value': trackingEventValue || undefined,
})
