import { useEffect, useState, type RefObject } from 'react'
import { emit } from '../../../platform/events'

/** What a calendar tells the page that shows it. */
type CalendarNews = 'ready' | 'scheduled'

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

/** Milliseconds after which a calendar that has not said that it is ready is slow. */
const PATIENCE = 10_000

/**
 * `closed` until it is asked for, `loading`, `slow` when it takes long, `refused` when the page's policy keeps it out, `ready` when
 * the provider has said so, `scheduled` when a time is booked. A frame itself says only that it has loaded something, which may
 * be the browser's own page about an error.
 */
type FrameState = 'closed' | 'loading' | 'slow' | 'refused' | 'ready' | 'scheduled'

/** How far the calendar in a frame is, by what it says of itself. @param href where the calendar lies */
export const useFrameState = (frame: RefObject<HTMLIFrameElement | null>, href: string) => {
  const [state, setState] = useState<FrameState>('closed')
  const [isLoaded, setLoaded] = useState(false)
  const isOpen = state !== 'closed'
  const isLoading = state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setState('slow'), PATIENCE)
    const onRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('refused')
    }
    document.addEventListener('securitypolicyviolation', onRefusal)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', onRefusal)
    }
  }, [isLoading])

  useEffect(() => {
    if (!isOpen) return
    const { origin } = new URL(href, window.location.href)
    let isBooked = false
    const onMessage = (message: MessageEvent<unknown>) => {
      const news = newsIn(message, { window: frame.current?.contentWindow ?? null, origin })
      if (!news || isBooked) return
      setState(news)
      if (news !== 'scheduled') return
      // Told once, although whoever loads the confirmation again hears of it again.
      isBooked = true
      emit({ type: 'form/submitted', form: 'booking', answers: {} })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [isOpen, frame, href])

  return { state, isLoaded, open: () => setState('loading'), noteLoaded: () => setLoaded(true) }
}
