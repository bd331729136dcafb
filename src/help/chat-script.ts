import { whileWorking } from '../platform/readiness'

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

const PATIENCE_MS = 8_000

const fetchWidget = (address: string): Promise<ChatWidget> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = window.setTimeout(() => fail(), PATIENCE_MS)
    const fail = () => {
      window.clearTimeout(timer)
      script.remove()
      reject(new Error('The chat did not load.'))
    }
    script.onload = () => {
      const { chatWidget } = window
      if (!chatWidget) return fail()
      window.clearTimeout(timer)
      resolve(chatWidget)
    }
    script.onerror = fail
    script.async = true
    try {
      script.src = address
      document.head.append(script)
    } catch {
      // The page's policy refuses the address.
      fail()
    }
  })

let loading: Promise<ChatWidget> | undefined

/**
 * The chat's script, once for a document; one that has failed is asked for anew.
 * @throws where it cannot be loaded, brings no chat, or has not come after eight seconds
 */
export const loadChat = (address: string): Promise<ChatWidget> => {
  loading ??= whileWorking(fetchWidget(address)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
