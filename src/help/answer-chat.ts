import { isServedPage } from '../islands'
import { moveChat, openChat } from './chat'

export { moveChat }

/** A path of the site where the chat is embedded. */
const address = (): string => process.env.GATSBY_CHAT_SCRIPT ?? ''

/** Whether the chat did not open the last time: then its link is followed, once. */
let hasFailed = false

/** @returns whether the link that is followed now leads on to the help that needs no chat */
export const leavesLink = (): boolean => {
  const leaves = hasFailed
  hasFailed = false
  return leaves
}

/**
 * Opens the chat for a link to it. A document keeps the policy of the page it was opened with, which lets a provider elsewhere in
 * where that page has such a link: another is loaded anew, with the chat in its address.
 * @param makeWay closes the drawers of the layout, in which the link may stand
 */
export const answerLink = async (container: HTMLElement, makeWay: () => void): Promise<void> => {
  if (address().startsWith('http') && !isServedPage()) {
    window.history.replaceState(window.history.state, '', '#chat')
    return window.history.go(0)
  }
  makeWay()
  hasFailed = !(await openChat(address(), container))
}
