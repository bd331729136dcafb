import { showAddress } from '../../platform/address'
import { emit } from '../../platform/events'
import { setFlag } from '../../platform/page-flags'
import { noteError } from '../../platform/report-error'
import { dialogNamed, expectDialog, followToDialog } from '../../ui'
import { isHydrated } from '../early-use'
import { holdsBlocks } from '../page-view'
import { decideLink, fragmentOf, pageBehind, type ClickedLink } from './decide-link'
import { expectPage } from './delayed-page'
import { actOnFragment, dialogInstead, opensChat } from './link-actions'

/** How long a click waits for the next page's code before it navigates anyway, in ms. */
const PATIENCE = 3000

type LinkOptions = {
  /** Loads a page's data and the code of its blocks. Takes the path with its query. */
  prepare: (path: string) => Promise<unknown>
  /** Shows a page of the site. */
  navigate: (path: string) => Promise<void>
  /** Fetches a page's data ahead, at the lowest priority. */
  prefetch: (path: string) => void
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const describe = (anchor: HTMLAnchorElement): ClickedLink => ({
  href: anchor.href,
  target: anchor.target,
  download: anchor.hasAttribute('download'),
  native: anchor.closest('[data-native]') !== null,
})

const PLACES = { HEADER: 'navigation', FOOTER: 'footer' } as const

/** Emits `link/followed`: where the link leads, where it is in the page, and its text. */
const emitLinkFollowed = (anchor: HTMLAnchorElement): void => {
  // It opens something on this page instead.
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

const here = () => new URL(window.location.href)

/** Shows another query of this page: its subscribers learn the new address, and no block is rendered again. */
const stay = (to: string) => {
  showAddress(to, { replaces: new URL(to, window.location.href).href === window.location.href })
  const target = document.getElementById(fragmentOf(here()))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

const createTravel = ({ prepare, navigate }: LinkOptions) => {
  let latest = 0
  return async (to: string) => {
    latest += 1
    const mine = latest
    setFlag('travelling')
    expectPage(new URL(to, window.location.href).pathname)
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    await Promise.race([prepare(to), patience]).catch((reason: unknown) => {
      console.warn(`The next page could not be prepared, so it will load in steps: ${to}`, reason)
      noteError(reason, 'The next page could not be prepared.')
    })
    // A later click has taken over.
    if (mine !== latest) return
    await navigate(to)
    setFlag('travelling', false)
  }
}

/**
 * Turns clicks on links within the site into client-side navigation, for every link on the page, whether its part is hydrated or not.
 * In a hydrated part the part's own handlers run first, and a click that they prevent is ignored; in any other part React stops the
 * event, so it is handled in the capture phase. A page is prefetched when a link to it is hovered, touched or focused. The browser
 * handles links that have `data-native` themselves or around them. Returns a function that stops all of this.
 */
export const followLinks = (options: LinkOptions): (() => void) => {
  const travel = createTravel(options)
  const fetched = new Set<string>()

  const follow = (event: MouseEvent, anchor: HTMLAnchorElement) => {
    emitLinkFollowed(anchor)
    const decision = decideLink(event, describe(anchor), here())
    if (decision.kind === 'leave') return
    if (decision.kind === 'act') {
      if (!actOnFragment(decision.fragment).goesThere) event.preventDefault()
      return
    }
    event.preventDefault()
    if (opensChat(decision.to)) return
    const dialog = dialogInstead(anchor.textContent ?? '', decision.to)
    if (dialog) {
      if (followToDialog(dialog).goesThere) window.location.hash = dialog.id
      return
    }
    if (decision.kind === 'stay' && holdsBlocks()) return stay(decision.to)
    void travel(decision.to)
  }

  const onClickDown = (event: MouseEvent) => {
    const anchor = linkAt(event.target)
    if (anchor && !isHydrated(anchor)) follow(event, anchor)
  }
  const onClickUp = (event: MouseEvent) => {
    const anchor = linkAt(event.target)
    if (anchor && isHydrated(anchor)) follow(event, anchor)
  }

  const onIntent = (event: Event) => {
    const anchor = linkAt(event.target)
    const dialog = anchor?.hash ? dialogNamed(fragmentOf(new URL(anchor.href))) : undefined
    if (dialog) expectDialog(dialog.id)
    const page = anchor ? pageBehind(anchor.href, here()) : undefined
    if (!page || page.pathname === window.location.pathname || fetched.has(page.pathname)) return
    fetched.add(page.pathname)
    options.prefetch(page.pathname)
  }

  const stopped = new AbortController()
  const { signal } = stopped
  window.addEventListener('click', onClickDown, { capture: true, signal })
  window.addEventListener('click', onClickUp, { signal })
  for (const intent of ['mouseover', 'touchstart', 'focusin'])
    window.addEventListener(intent, onIntent, { capture: true, passive: true, signal })
  return () => stopped.abort()
}
