import { outsideScript } from '../platform/outside-script'
import { timeNow } from '../platform/clock'
import { expectNotifications, notify } from '../ui'
import { hoursSentence } from '../../shared/working-time'

/**
 * The functions of the chat's script. A provider that does not use the container can read from its `--sticky-footer` how much of the
 * foot of the screen is covered.
 */
export type ChatWidget = {
  open: (options: { container: HTMLElement }) => void
  close: () => void
  on: (event: 'close', listener: () => void) => void
}

declare global {
  interface Window {
    /** Set by the chat's script. */
    chatWidget?: ChatWidget
  }
}

/**
 * Loads the chat's script once per document, and again after it has failed.
 * @throws when it cannot be loaded within eight seconds, or sets no chat
 */
export const loadChat = outsideScript<ChatWidget>({
  name: 'The chat',
  patienceMs: 8_000,
  find: (script, found, fail) => {
    script.onload = () => (window.chatWidget ? found(window.chatWidget) : fail())
  },
})

/** The open chat: its container, and the element that had the focus before. */
type OpenChat = { widget: ChatWidget; container: HTMLElement; opener: Element | null; stop: () => void }

let open: OpenChat | undefined

const isCovered = () => document.documentElement.hasAttribute('data-overlay-open')

/** A style hides the container below a drawer or dialog. A provider that does not use the container is closed instead. */
const closeOutsideContainer = () => {
  if (open && isCovered() && open.container.childElementCount === 0) open.widget.close()
}

/** Whether a key was pressed while a drawer was open, which may be closed before other listeners run. */
let wasCovered = false

const noteCover = () => {
  wasCovered = isCovered()
}
const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
  if (key === 'Escape' && !defaultPrevented && !wasCovered) open?.widget.close()
}

/** Starts the listeners of an open chat. Returns a function that stops them. */
const watch = (): (() => void) => {
  const overlays = new MutationObserver(closeOutsideContainer)
  overlays.observe(document.documentElement, { attributeFilter: ['data-overlay-open'] })
  window.addEventListener('keydown', noteCover, { capture: true })
  window.addEventListener('keydown', closeByKey)
  return () => {
    overlays.disconnect()
    window.removeEventListener('keydown', noteCover, { capture: true })
    window.removeEventListener('keydown', closeByKey)
  }
}

const onClose = () => {
  const opener = open?.opener
  open?.stop()
  open = undefined
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body
  if (opener instanceof HTMLElement && !hasFocus) opener.focus({ preventScroll: true })
}

const listenedTo = new WeakSet<ChatWidget>()

const listenForClose = (widget: ChatWidget) => {
  if (listenedTo.has(widget)) return
  listenedTo.add(widget)
  widget.on('close', onClose)
}

/** Closes the modal that holds the link, as `closeDrawers` closes menu and cart. Its code is already loaded. */
const closeModal = async (): Promise<void> => {
  if (isCovered()) (await import('../ui/dialog')).closeDialog()
}

/** A sentence with the phone number, which only the footer of the page holds. */
const phoneSentence = (): string => {
  const phone = document.querySelector('address a[href^="tel:"]')?.textContent?.trim()
  return phone ? `Call ${phone}. ` : ''
}

/**
 * Opens the chat in a container at the foot of the page (spec 2, "Link handling"). If its script fails, a notification says who else
 * helps.
 * @param address of the provider's script
 * @returns whether the chat is open
 */
export const openChat = async (address: string, container: HTMLElement): Promise<boolean> => {
  const opener = document.activeElement
  expectNotifications()
  try {
    const widget = await loadChat(address)
    await closeModal()
    listenForClose(widget)
    widget.open({ container })
    open = { widget, container, opener: open?.opener ?? opener, stop: open?.stop ?? watch() }
    return true
  } catch (error) {
    console.warn('The chat cannot be opened.', error)
    notify({
      type: 'danger',
      title: 'The chat does not open',
      message: `${phoneSentence()}${hoursSentence(new Date(timeNow()))}. The same link now leads to the help centre.`,
    })
    return false
  }
}

/** Moves an open chat to the foot of the next page. */
export const moveChat = (container: HTMLElement): void => {
  if (!open) return
  open.container = container
  open.widget.open({ container })
}
