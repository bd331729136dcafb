import { outsideScript } from '../platform/outside-script'

/**
 * What is asked of the chat's script. A provider that puts itself elsewhere than into the container finds there, as
 * `--sticky-footer`, how much of the foot of the screen is covered already.
 */
export type ChatWidget = {
  open: (options: { container: HTMLElement }) => void
  close: () => void
  on: (event: 'close', listener: () => void) => void
}

declare global {
  interface Window {
    /** Given by the chat's script once it has run. */
    chatWidget?: ChatWidget
  }
}

/**
 * The chat's script, once for a document; one that has failed is asked for anew.
 * @throws where it cannot be loaded, brings no chat, or has not come after eight seconds
 */
export const loadChat = outsideScript<ChatWidget>({
  name: 'The chat',
  patienceMs: 8_000,
  find: (script, found, fail) => {
    script.onload = () => (window.chatWidget ? found(window.chatWidget) : fail())
  },
})
