import { setFlag } from '../../platform/page-flags'
import { dialogNamed, followToDialog, type DialogTarget } from '../../ui'
import { hydratePart } from '../hydration'
import { fragmentOf } from './decide-link'

/** Id of the bar that asks about cookies: links to this fragment show it. */
export const CONSENT_FRAGMENT = 'cookie-settings'

/**
 * Handles a link to a fragment of this page. Returns whether the browser goes to the fragment as well, or undefined if the fragment is
 * not for this action.
 */
type LinkAction = (fragment: string) => { goesThere: boolean } | undefined

/** How long smooth scrolling stays on if the browser does not report its end, in ms. */
const LONGEST_SCROLL = 1500

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens the dialog of this id. The fragment may carry a parameter after a plus sign (spec 2, "Modals"). */
const openDialog: LinkAction = (fragment) => {
  const asked = dialogNamed(fragment)
  return asked && followToDialog(asked)
}

let openChat: (() => boolean) | undefined

/**
 * Registers what opens the chat for links with the fragment `#chat` (spec 2, "Link handling"). Without it they lead to their page.
 * Returns a function that removes it.
 * @param open opens the chat; it returns false if the chat cannot be opened, and the browser then follows the link
 */
export const answerChatLinks = (open: () => boolean): (() => void) => {
  openChat = open
  return () => {
    if (openChat === open) openChat = undefined
  }
}

/** Opens the chat for a link that names it. Returns whether it did. @param to the link's path, query and fragment */
export const opensChat = (to: string): boolean => to.endsWith('#chat') && (openChat?.() ?? false)

/** Opens the chat, if the page has one (spec 2). */
const showChat: LinkAction = (fragment) => (opensChat(`#${fragment}`) ? { goesThere: false } : undefined)

/** Shows the bar that asks about cookies, if the page has one, with the earlier answer. */
const askConsentAgain: LinkAction = (fragment) => {
  const bar = fragment === CONSENT_FRAGMENT && document.getElementById(fragment)
  if (!bar) return undefined
  setFlag('asks-consent')
  bar.focus()
  return { goesThere: false }
}

/** `anchor@elementId`: scrolls to the anchor, then clicks the element (spec 2). */
const clickElement: LinkAction = (fragment) => {
  const [anchor = '', id] = fragment.split('@')
  if (id === undefined) return undefined
  document.getElementById(anchor)?.scrollIntoView({ behavior: prefersCalm() ? 'auto' : 'smooth' })
  const element = document.getElementById(id)
  // A part with the hydration `intent` must react to this click as well.
  if (element) hydratePart(element)
  element?.click()
  return { goesThere: false }
}

/** Elements whose click only shows a part of the page. */
const ONLY_SHOWS = '[role="tab"], summary, [aria-expanded]'

/**
 * Does the same for a page view whose address ends in such a fragment. Anybody can write an address, so it clicks only elements that
 * show something: never one that buys, sends or agrees.
 */
export const followElementInAddress = (): void => {
  const fragment = fragmentOf(new URL(window.location.href))
  const [, id] = fragment.split('@')
  if (id && document.getElementById(id)?.matches(ONLY_SHOWS)) clickElement(fragment)
}

/**
 * Leaves it to the browser to go to the fragment, so that `:target`, focus and the back button are right, and makes it scroll smoothly.
 * Permanent smooth scrolling would also apply to a change of page.
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

/** The first action that accepts the fragment handles it; the last accepts all. */
const LINK_ACTIONS: readonly LinkAction[] = [openDialog, showChat, askConsentAgain, clickElement, scrollThere]

/**
 * The dialog that a link opens instead of its page: a "Get started" link opens the get-started dialog, if the feature flag of that name
 * has put it on the page (spec 2, "Get-started dialog").
 * @param to the link's path, query and fragment
 */
export const dialogInstead = (text: string, to: string): DialogTarget | undefined =>
  /^\/za\/signup\/(\?|$)/.test(to) && /^get started$/i.test(text.trim())
    ? dialogNamed('get-started-modal')
    : undefined

/** Handles a link to a fragment of this page. @returns whether the browser goes there as well */
export const actOnFragment = (fragment: string): { goesThere: boolean } => {
  for (const act of LINK_ACTIONS) {
    const acted = act(fragment)
    if (acted) return acted
  }
  return { goesThere: true }
}
