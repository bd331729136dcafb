/** What a calendar tells the page that shows it. */
export type CalendarNews = 'ready' | 'scheduled'

/** By the words of the providers: the sandbox's, and Calendly's. */
const NEWS: ReadonlyMap<unknown, CalendarNews> = new Map([
  ['booking.ready', 'ready'],
  ['booking.scheduled', 'scheduled'],
  ['calendly.event_type_viewed', 'ready'],
  ['calendly.event_scheduled', 'scheduled'],
] as const)

type Message = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

/** The frame of a calendar: whose messages count, and from where. */
type Sender = { window: Window | null; origin: string }

/**
 * What a message to the page says of its calendar; undefined for one that anybody else sent, such as another frame or the window
 * that opened this one, and for one that says nothing of interest.
 */
export const newsIn = ({ origin, source, data }: Message, sender: Sender): CalendarNews | undefined => {
  if (source === null || source !== sender.window || origin !== sender.origin) return undefined
  return typeof data === 'object' && data !== null && 'event' in data ? NEWS.get(data.event) : undefined
}
