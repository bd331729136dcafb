import { timeNow } from '../platform/clock'
import { expectNotifications, notify } from '../ui'
import { hoursSentence } from '../../shared/working-time'
import { loadChat, type ChatWidget } from './chat-script'

/** The chat while it is open: where it stands, and what had the focus before. */
type OpenChat = { widget: ChatWidget; container: HTMLElement; opener: Element | null; stop: () => void }

let open: OpenChat | undefined

const liesUnder = () => document.documentElement.hasAttribute('data-overlay-open')

/** A drawer or dialog hides what stands in the container, by a style; a provider that stands elsewhere has to go. */
const makeWay = () => {
  if (open && liesUnder() && open.container.childElementCount === 0) open.widget.close()
}

/** Whether a key was pressed over a drawer, which may be gone by the time that others hear of the key. */
let isOthersKey = false

const noteKey = () => {
  isOthersKey = liesUnder()
}
const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
  if (key === 'Escape' && !defaultPrevented && !isOthersKey) open?.widget.close()
}

/** Begins what holds while the chat is open. Answers how to end it. */
const watch = (): (() => void) => {
  const overlays = new MutationObserver(makeWay)
  overlays.observe(document.documentElement, { attributeFilter: ['data-overlay-open'] })
  window.addEventListener('keydown', noteKey, { capture: true })
  window.addEventListener('keydown', closeByKey)
  return () => {
    overlays.disconnect()
    window.removeEventListener('keydown', noteKey, { capture: true })
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

const heard = new WeakSet<ChatWidget>()

const hearClose = (widget: ChatWidget) => {
  if (heard.has(widget)) return
  heard.add(widget)
  widget.on('close', onClose)
}

/** A modal with the link in it goes, as menu and cart do (chat-place.tsx). Its code is here already. */
const closeModal = async (): Promise<void> => {
  if (liesUnder()) (await import('../ui/dialog')).closeDialog()
}

/** Of the number that every page has in its footer; the content alone knows it. */
const phoneSentence = (): string => {
  const phone = document.querySelector('address a[href^="tel:"]')?.textContent?.trim()
  return phone ? `Call ${phone}. ` : ''
}

/**
 * Opens the chat in a container at the foot of the page, once its script is here (spec 2, "Link handling"). Where that cannot be
 * had the visitor is told who else helps.
 * @param address of the provider's script
 * @returns whether it is open
 */
export const openChat = async (address: string, container: HTMLElement): Promise<boolean> => {
  const opener = document.activeElement
  expectNotifications()
  try {
    const widget = await loadChat(address)
    await closeModal()
    hearClose(widget)
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

/** The foot of another page is there: an open chat goes on in it. */
export const moveChat = (container: HTMLElement): void => {
  if (!open) return
  open.container = container
  open.widget.open({ container })
}
