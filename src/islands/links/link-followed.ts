import { emit } from '../../platform/events'

const PLACES = { HEADER: 'navigation', FOOTER: 'footer' } as const

/** Tells that a link is followed: where it leads, where it stands, and what it says. */
export const emitLinkFollowed = (anchor: HTMLAnchorElement): void => {
  // It opens something on this page.
  if (anchor.closest('[role="button"]')) return
  const dialog = anchor.closest('[data-overlay]')?.getAttribute('data-overlay') ?? null
  const landmark = anchor.closest('header, footer, main')?.tagName
  const place = dialog === 'Menu' ? 'navigation' : (PLACES[landmark as keyof typeof PLACES] ?? 'content')
  const {
    trackingEvent: event,
    trackingKey: key = '',
    trackingValue: value = '',
  } = anchor.closest<HTMLElement>('[data-tracking-event]')?.dataset ?? {}
  const { origin, href } = anchor
  const path = origin === window.location.origin ? href.slice(origin.length) : href
  const text = anchor.textContent?.trim() ?? ''
  const tracking = event ? { tracking: { event, key, value } } : {}
  emit({ type: 'link/followed', text, path, place, dialog, ...tracking })
}
