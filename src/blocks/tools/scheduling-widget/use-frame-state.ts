import { useEffect, useState, type RefObject } from 'react'
import { emit } from '../../../platform/events'

/** What a calendar's frame reports to the page. */
type CalendarReport = 'ready' | 'scheduled'

/** The reports by their names: the sandbox's, and Calendly's. */
const REPORTS: ReadonlyMap<unknown, CalendarReport> = new Map([
  ['booking.ready', 'ready'],
  ['booking.scheduled', 'scheduled'],
  ['calendly.event_type_viewed', 'ready'],
  ['calendly.event_scheduled', 'scheduled'],
] as const)

type Message = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

/** The frame of a calendar: the only sender whose messages count. */
type Sender = { window: Window | null; origin: string }

/**
 * What a message to the page reports of its calendar; undefined for messages of other senders, such as another frame or the window
 * that opened this one, and for other reports.
 */
export const reportIn = ({ origin, source, data }: Message, sender: Sender): CalendarReport | undefined => {
  if (source === null || source !== sender.window || origin !== sender.origin) return undefined
  return typeof data === 'object' && data !== null && 'event' in data ? REPORTS.get(data.event) : undefined
}

/** Milliseconds after which a calendar that has not reported that it is ready counts as slow. */
const SLOW_AFTER = 10_000

/**
 * `closed` until the visitor opens it, `loading`, `slow` after a while, `refused` if the page's security policy blocks it, `ready` once
 * the provider reports so, `scheduled` once a time is booked. The frame's load event is not enough, since it also fires for the
 * browser's own error page.
 */
type FrameState = 'closed' | 'loading' | 'slow' | 'refused' | 'ready' | 'scheduled'

/** The state of the calendar in a frame, by its own reports. @param href the address of the calendar */
export const useFrameState = (frame: RefObject<HTMLIFrameElement | null>, href: string) => {
  const [state, setState] = useState<FrameState>('closed')
  const [isLoaded, setLoaded] = useState(false)
  const isOpen = state !== 'closed'
  const isLoading = state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setState('slow'), SLOW_AFTER)
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
      const report = reportIn(message, { window: frame.current?.contentWindow ?? null, origin })
      if (!report || isBooked) return
      setState(report)
      if (report !== 'scheduled') return
      // Emitted once, although the frame reports it again if its confirmation is reloaded.
      isBooked = true
      emit({ type: 'form/submitted', form: 'booking', answers: {} })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [isOpen, frame, href])

  return { state, isLoaded, open: () => setState('loading'), noteLoaded: () => setLoaded(true) }
}
