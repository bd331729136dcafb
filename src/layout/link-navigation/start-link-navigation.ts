import { navigate } from 'gatsby'
import { holdsBlocks } from '../../content'
import { showAddress } from '../../platform/address'
import { whileWorking } from '../../platform/readiness'
import { tellLink } from './tell-link'
import { decideLink, fragmentOf, pageBehind, type ClickedLink, type LinkDecision } from './decide-link'

declare global {
  interface Window {
    ___loader?: { hovering: (path: string) => void; loadPage: (path: string) => Promise<unknown> }
  }
}

/** Milliseconds a click waits for the next page's code before it goes there anyway. */
const PATIENCE = 3000
/** Milliseconds that smooth scrolling stays on when the browser does not say that it ended. */
const LONGEST_SCROLL = 1500

type LinkNavigationOptions = {
  /** Loads a page's data and the code of its blocks, so that it shows at once. Takes the path with its query. */
  prepare: (path: string) => Promise<unknown>
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const describe = (anchor: HTMLAnchorElement): ClickedLink => ({
  href: anchor.href,
  target: anchor.target,
  download: anchor.hasAttribute('download'),
  native: anchor.closest('[data-native], [role="button"]') !== null,
})

const here = () => new URL(window.location.href)

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The browser itself goes to the fragment (which is what makes `:target`, focus and the back button right); for that
 * moment the page scrolls smoothly. Always on, it would also glide from page to page.
 */
const scrollSmoothly = () => {
  if (prefersCalm()) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  const stop = () => style.removeProperty('scroll-behavior')
  document.addEventListener('scrollend', stop, { once: true })
  setTimeout(stop, LONGEST_SCROLL)
}

const press = ({ id, elementId }: Extract<LinkDecision, { kind: 'press' }>) => {
  document.getElementById(id)?.scrollIntoView({ behavior: prefersCalm() ? 'auto' : 'smooth' })
  document.getElementById(elementId)?.click()
}

/** Another query of this page: what shows it hears of the address, and no block is rendered anew for it. */
const stay = (to: string) => {
  showAddress(to, { replaces: new URL(to, window.location.href).href === window.location.href })
  const target = document.getElementById(fragmentOf(here()))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

const createTravel = (prepare: LinkNavigationOptions['prepare']) => {
  let latest = 0
  return async (to: string) => {
    latest += 1
    const mine = latest
    const page = document.documentElement
    page.setAttribute('data-travelling', '')
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    await Promise.race([prepare(to), patience]).catch((reason: unknown) => {
      console.warn(`The next page could not be prepared, so it will load in steps: ${to}`, reason)
    })
    // A later click has taken over.
    if (mine !== latest) return
    await navigate(to)
    page.removeAttribute('data-travelling')
  }
}

/**
 * Turns clicks on links within the site into client-side navigation, for every link on the page, sleeping blocks
 * included: React stops the events aimed at them, so the one listener stands on `window`, in the capture phase.
 * Pages are fetched ahead when a link is hovered, touched or focused. A link, or anything around it, marked
 * `data-native`, and a link in the role of a button, are left to the browser and their own handlers. Returns a function that stops all of it.
 */
export const startLinkNavigation = ({ prepare }: LinkNavigationOptions): (() => void) => {
  const travel = createTravel(prepare)
  const fetched = new Set<string>()

  const onClick = (event: MouseEvent) => {
    const anchor = linkAt(event.target)
    if (!anchor) return
    tellLink(anchor)
    const decision = decideLink(event, describe(anchor), here())
    if (decision.kind === 'leave') return
    if (decision.kind === 'scroll') return scrollSmoothly()
    event.preventDefault()
    if (decision.kind === 'press') return press(decision)
    if (decision.kind === 'stay' && holdsBlocks()) return stay(decision.to)
    void whileWorking(travel(decision.to))
  }

  const onIntent = (event: Event) => {
    const anchor = linkAt(event.target)
    const page = anchor ? pageBehind(anchor.href, here()) : undefined
    if (!page || page.pathname === window.location.pathname || fetched.has(page.pathname)) return
    fetched.add(page.pathname)
    window.___loader?.hovering(page.pathname)
  }

  const stopped = new AbortController()
  const { signal } = stopped
  window.addEventListener('click', onClick, { capture: true, signal })
  for (const intent of ['mouseover', 'touchstart', 'focusin'])
    window.addEventListener(intent, onIntent, { capture: true, passive: true, signal })
  return () => stopped.abort()
}
