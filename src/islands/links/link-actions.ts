/** What a link does on this page instead of leading to another. */
type LinkAction = {
  /** What of the fragment is for this action, or undefined where it is not for it. */
  match: (fragment: string) => string | undefined
  /** @returns whether the browser goes to the fragment as well */
  run: (matched: string) => { goesThere: boolean }
}

/** Milliseconds that smooth scrolling stays on when the browser does not say that it ended. */
const LONGEST_SCROLL = 1500

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** `anchor@elementId`: go to the anchor, then click the element (spec 2). */
const element: LinkAction = {
  match: (fragment) => (fragment.includes('@') ? fragment : undefined),
  run: (fragment) => {
    const [anchor = '', id = ''] = fragment.split('@')
    document.getElementById(anchor)?.scrollIntoView({ behavior: prefersCalm() ? 'auto' : 'smooth' })
    document.getElementById(id)?.click()
    return { goesThere: false }
  },
}

/**
 * The browser itself goes to the fragment (which is what makes `:target`, focus and the back button right); for that
 * moment the page scrolls smoothly. Always on, it would also glide from page to page.
 */
const scroll: LinkAction = {
  match: (fragment) => fragment,
  run: () => {
    if (prefersCalm()) return { goesThere: true }
    const { style } = document.documentElement
    style.scrollBehavior = 'smooth'
    const stop = () => style.removeProperty('scroll-behavior')
    document.addEventListener('scrollend', stop, { once: true })
    setTimeout(stop, LONGEST_SCROLL)
    return { goesThere: true }
  },
}

/** By name, the first that matches acts; what is to come (a modal, the chat) is a line before `scroll`, which takes the rest. */
const LINK_ACTIONS: Readonly<Record<string, LinkAction>> = { element, scroll }

/** Acts on a link to a fragment of this page. @returns whether the browser goes there as well */
export const actOnFragment = (fragment: string): { goesThere: boolean } => {
  for (const { match, run } of Object.values(LINK_ACTIONS)) {
    const matched = match(fragment)
    if (matched !== undefined) return run(matched)
  }
  return { goesThere: true }
}
