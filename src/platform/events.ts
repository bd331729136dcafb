import { reportError } from './report-error'

/**
 * The events of the site, by type: here are those that any page may have, and each feature declares its own
 * (`declare module '../platform/events' { interface SiteEvents { … } }`, as in src/cart/events.ts). Amounts are whole cents,
 * VAT included. Some events carry what a visitor typed: whoever passes one on answers for the visitor's consent.
 */
export interface SiteEvents {
  /**
   * A page is shown, the first one included; a change of its query is no page view. `path` is without the query, `url` with it and
   * with what a visit carries along (spec 2, "Link handling"). `title` is the page's own: that of the document is written later.
   */
  'page/viewed': { path: string; url: string; title: string }
  /** A page was requested, by a link or a step back, and a second later it was not shown (spec 9). Once for each time. */
  'page/delayed': { path: string }
  /**
   * A link was followed. `place` is the landmark it stands in; `dialog` the name of the drawer or dialog, if any; `tracking` what
   * the editor of the navigation wants measured, such as `main_navigation_link`.
   */
  'link/followed': {
    text: string
    /** The address without the site's origin. */
    path: string
    place: 'navigation' | 'content' | 'footer'
    dialog: string | null
    tracking?: Tracking
  }
  /**
   * A drawer or dialog opened, by its title: `Cart`, `Menu`. `parameter` is what the link to it had behind its plus sign,
   * `tracking` what the editor of a modal wants measured (spec 2, "Modals").
   */
  'dialog/opened': { dialog: string; parameter?: string; tracking?: Tracking }
  /** The first sign of a visitor in a form, once for each page view. Forms by name: `waitlist`, `signup`, `sales`. */
  'form/started': { form: string }
  /** It was sent and accepted. `answers` are those that may be measured, by field. */
  'form/submitted': { form: string; answers: Readonly<Record<string, string | number | boolean>> }
  /** It was sent and refused; `code` is the reason. */
  'form/failed': { form: string; code: string }
  /** Somebody logged in or began a signup, and so has an id by which they are the same person later. It opens nothing. */
  'person/known': {
    id: string
    by: 'login' | 'signup'
    who: Readonly<Record<'first_name' | 'last_name' | 'email', string>> & { phone?: string }
  }
}

/** What an editor wants measured, by the names that they have chosen. */
type Tracking = { event: string; key: string; value: string }

/** An event is emitted where it happens, by the store's action, never by the button (decision 060). */
export type SiteEvent = {
  [Type in keyof SiteEvents]: { type: Type } & SiteEvents[Type]
}[keyof SiteEvents]

type Listener = (event: SiteEvent) => void

/** An event and the moment it was emitted, in ms since 1970. */
export type TimedEvent = { event: SiteEvent; at: number }

/** More than a visitor does before an answer about cookies; of a script that emits without end, the last. */
const MOST_QUEUED = 100

const listeners = new Set<Listener>()

/** What was emitted before anybody took it. In memory alone: there may be no consent. */
let queued: TimedEvent[] | undefined = []

/** Calls every listener before it returns. The failure of a listener is reported to engineers, and to nobody else. */
export const emit = (event: SiteEvent): void => {
  if (queued) queued = [...queued.slice(1 - MOST_QUEUED), { event, at: Date.now() }]
  listeners.forEach((listener) => {
    try {
      listener(event)
    } catch (error) {
      reportError(error, `A listener failed on ${event.type}.`)
    }
  })
}

/** Calls back with every event from now on. Returns how to stop. */
export const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The events so far in this document, in order. It is called once: from now on none are queued. */
export const takeQueuedEvents = (): readonly TimedEvent[] => {
  const taken = queued ?? []
  queued = undefined
  return taken
}
