import { isServedPage } from '../islands'
import { moveChat, openChat } from './chat'
import { chatScript } from '../platform/build-settings'

export { moveChat }

let hasFailed = false

/** Whether the last attempt failed, so that the current link leads to the help page; false the next time. */
export const takeFailure = (): boolean => {
  const failed = hasFailed
  hasFailed = false
  return failed
}

/**
 * Opens the chat for a link to it. The content policy of a document is that of its first page, and allows an outside provider only if
 * that page has a link to the chat. Any other page is therefore reloaded, with the chat in its address.
 * @param closeDrawers closes the drawers of the layout, which may hold the link
 */
export const answerLink = async (container: HTMLElement, closeDrawers: () => void): Promise<void> => {
  if (chatScript().startsWith('http') && !isServedPage()) {
    window.history.replaceState(window.history.state, '', '#chat')
    return window.history.go(0)
  }
  closeDrawers()
  hasFailed = !(await openChat(chatScript(), container))
}
