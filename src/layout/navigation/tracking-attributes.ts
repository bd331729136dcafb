import type { Bloks } from '../../content'

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
