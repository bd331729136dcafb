import { isServedPage } from '../islands'
import { moveChat, openChat } from './chat'
import { chatScript } from '../platform/build-settings'

export { moveChat }

/** Whether the chat failed to open. The next link to it then leads to the help page instead. */
let hasFailed = false

/** @returns whether the link that is being followed leads to the help page, which needs no chat */
export const leavesLink = (): boolean => {
  const leaves = hasFailed
  hasFailed = false
  return leaves
}

/**
 * Opens the chat for a link to it. The content policy of a document is that of its first page, and allows an outside provider only if
 * that page has a link to the chat. Any other page is therefore reloaded, with the chat in its address.
 * @param makeWay closes the drawers of the layout, which may hold the link
 */
export const answerLink = async (container: HTMLElement, makeWay: () => void): Promise<void> => {
  if (chatScript().startsWith('http') && !isServedPage()) {
    window.history.replaceState(window.history.state, '', '#chat')
    return window.history.go(0)
  }
  makeWay()
  hasFailed = !(await openChat(chatScript(), container))
}
