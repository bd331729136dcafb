import { setFlag } from '../../platform/page-flags'
import { dialogNamed, followToDialog, type AskedDialog } from '../../ui'
import { hydratePart } from '../hydration'
import { CONSENT_FRAGMENT } from './consent-fragment'
import { fragmentOf } from './decide-link'

/**
 * What a link to a fragment of this page does instead of leading to another page: whether the browser goes to the fragment as
 * well, or undefined where the fragment is not for this action.
 */
type LinkAction = (fragment: string) => { goesThere: boolean } | undefined

/** Milliseconds that smooth scrolling stays on when the browser does not say that it ended. */
const LONGEST_SCROLL = 1500

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The id of a dialog of this page, with a parameter behind a plus sign: it opens (spec 2, "Modals"). */
const openDialog: LinkAction = (fragment) => {
  const asked = dialogNamed(fragment)
  return asked && followToDialog(asked)
}

/** Opens the chat, or says that it does not, and the link is followed as any other. */
type ChatOpener = () => boolean

let openChat: ChatOpener | undefined

/**
 * Says what opens the chat, which links name by the fragment `#chat` (spec 2, "Link handling"). Until then they lead to their
 * page. Answers how to take it back.
 */
export const answerChatLinks = (open: ChatOpener): (() => void) => {
  openChat = open
  return () => {
    if (openChat === open) openChat = undefined
  }
}

/** Whether a link opens the chat instead of leading to its page. @param to where it leads: path, query and fragment */
export const opensChat = (to: string): boolean => to.endsWith('#chat') && (openChat?.() ?? false)

/** The chat, where the page has one: it opens (spec 2). */
const showChat: LinkAction = (fragment) => (opensChat(`#${fragment}`) ? { goesThere: false } : undefined)

/** The bar that asks about cookies, where there is one: it comes back with the answer of before. */
const askConsentAgain: LinkAction = (fragment) => {
  const bar = fragment === CONSENT_FRAGMENT && document.getElementById(fragment)
  if (!bar) return undefined
  setFlag('asks-consent')
  bar.focus()
  return { goesThere: false }
}

/** `anchor@elementId`: go to the anchor, then click the element (spec 2). */
const clickElement: LinkAction = (fragment) => {
  const [anchor = '', id] = fragment.split('@')
  if (id === undefined) return undefined
  document.getElementById(anchor)?.scrollIntoView({ behavior: prefersCalm() ? 'auto' : 'smooth' })
  const element = document.getElementById(id)
  // What sleeps until it is touched answers this click as well.
  if (element) hydratePart(element)
  element?.click()
  return { goesThere: false }
}

/** What shows a part of the page and does nothing else. */
const ONLY_SHOWS = '[role="tab"], summary, [aria-expanded]'

/**
 * The same for a page view whose address ends so, from another page or from elsewhere. Anybody can write an address, so it clicks only
 * what shows something: never what buys, sends or agrees.
 */
export const followElementInAddress = (): void => {
  const fragment = fragmentOf(new URL(window.location.href))
  const [, id] = fragment.split('@')
  if (id && document.getElementById(id)?.matches(ONLY_SHOWS)) clickElement(fragment)
}

/**
 * The browser itself goes to the fragment (which is what makes `:target`, focus and the back button right); for that
 * moment the page scrolls smoothly. Always on, it would also glide from page to page.
 */
const scrollThere: LinkAction = () => {
  if (prefersCalm()) return { goesThere: true }
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  const stop = () => style.removeProperty('scroll-behavior')
  document.addEventListener('scrollend', stop, { once: true })
  setTimeout(stop, LONGEST_SCROLL)
  return { goesThere: true }
}

/** The first whose the fragment is acts; the last takes the rest. */
const LINK_ACTIONS: readonly LinkAction[] = [openDialog, showChat, askConsentAgain, clickElement, scrollThere]

/**
 * The dialog that a link opens instead of leading to its page: "Get started", where the feature flag of that name has put its
 * dialog on the page (spec 2, "Get-started dialog").
 * @param to where it leads: path, query and fragment
 */
export const dialogInstead = (text: string, to: string): AskedDialog | undefined =>
  /^\/za\/signup\/(\?|$)/.test(to) && /^get started$/i.test(text.trim())
    ? dialogNamed('get-started-modal')
    : undefined

/** Acts on a link to a fragment of this page. @returns whether the browser goes there as well */
export const actOnFragment = (fragment: string): { goesThere: boolean } => {
  for (const act of LINK_ACTIONS) {
    const acted = act(fragment)
    if (acted) return acted
  }
  return { goesThere: true }
}
