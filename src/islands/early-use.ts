import { flushSync } from 'react-dom'
import { whileWorking } from '../platform/readiness'
import { isOwnForm, PRESSED, pressedIn, worksByItself } from './needs-code'
import { isServedPage } from './page-view'

/** Something a visitor did before the code was there: a press, an input, a focus, a submitted form. */
export type EarlyUse = {
  type: 'click' | 'input' | 'focusin' | 'submit'
  target: EventTarget | null
  value?: string
  checked?: boolean
  submitter?: HTMLElement | null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Repeat = (control: Element) => void
/** The actions to repeat on a control, its index among the controls of its part, and the attributes that identify it. */
type Use = { repeats: readonly Repeat[]; place: number; marks: string }

/** For each part that is not hydrated yet: the controls used in it, the latest last, and the part's path in the page. */
const queued = new Map<Element, { uses: Map<Element, Use>; address: string }>()

/** Controls that got the focus before React listened. */
const focused = new WeakSet<Element>()

/** Stands for everything outside the parts, which is hydrated with the page itself. */
const page = () => document.documentElement
let isPageHydrated = false

const outerPart = (part: Element): Element => part.parentElement?.closest('[data-hydrate]') ?? page()

/** A part's path in the page: its index among the parts directly inside its outer part, and so on outwards. */
const addressOf = (part: Element): string => {
  if (part === page()) return ''
  const outer = outerPart(part)
  const inside = [...outer.querySelectorAll('[data-hydrate]')].filter((other) => outerPart(other) === outer)
  return `${addressOf(outer)}/${inside.indexOf(part)}`
}

/**
 * The part that was used: this one, or the one it replaced. If the browser has translated the text, React does not hydrate a part, or
 * even the page, but renders it again.
 */
const usedPart = (part: Element): Element | undefined => {
  if (queued.has(part)) return part
  const replaced = [...queued].filter(([used]) => !used.isConnected)
  if (replaced.length === 0 || !isServedPage()) return undefined
  const address = addressOf(part)
  return replaced.find(([, used]) => used.address === address)?.[0]
}

/** The part around a control if it is not hydrated yet; undefined if it is, and if it never will be. */
const partToHydrate = (control: Element): Element | undefined => {
  const frame = control.closest<HTMLElement>('[data-hydrate]')
  if (!frame) return isPageHydrated ? undefined : page()
  return frame.hasAttribute('data-hydrated') || frame.dataset.hydrate === 'static' ? undefined : frame
}

/** Whether React handles events of this element. */
export const isHydrated = (element: Element): boolean => {
  const frame = element.closest('[data-hydrate]')
  return frame ? frame.hasAttribute('data-hydrated') : isPageHydrated
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** React learns of a tick by the click on the box. A box that is ticked already would fire no change. */
const tick = (box: HTMLInputElement, checked: boolean): void => {
  box.checked = !checked
  box.click()
}

/**
 * Sets a field's value as typing does. React ignores an event whose value equals the last one it knows, so another value is set first,
 * and then the value by the prototype's setter, which React has not wrapped. A field that has lost the focus loses it again, since a
 * form may validate it then.
 */
const type = (field: Field, value: string): void => {
  field.value = value ? '' : '0'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const repeatFilling = (field: Field, { value, checked }: EarlyUse): Repeat => {
  if (field.matches('[type="checkbox"], [type="radio"]'))
    return (box) => tick(box as HTMLInputElement, checked ?? false)
  return (now) => type(now as Field, value ?? '')
}

const sendBy = (form: HTMLFormElement, submitter: EarlyUse['submitter']): void =>
  form.requestSubmit(submitter?.isConnected ? submitter : null)

/**
 * The control that was used, and how to use it again. Undefined for links, summaries and forms, which the browser handles, and for
 * anything that is no control.
 */
const repeatOf = (use: EarlyUse): { control: Element; repeat: Repeat } | undefined => {
  const { target } = use
  if (!(target instanceof Element)) return undefined
  if (use.type === 'input')
    return isField(target) ? { control: target, repeat: repeatFilling(target, use) } : undefined
  if (use.type === 'submit') {
    const form = target as HTMLFormElement
    return isOwnForm(form)
      ? { control: form, repeat: (now) => sendBy(now as HTMLFormElement, use.submitter) }
      : undefined
  }
  const control = target.closest('button')
  const isSending = control?.type === 'submit' && control.form
  return control && !isSending && !worksByItself(control)
    ? { control, repeat: (now) => (now as HTMLElement).click() }
    : undefined
}

const controlsIn = (part: Element) => [...part.querySelectorAll('button, input, select, textarea, form')]

/** Distinguishes controls with the same index, by their class and by the item that they sell. */
const marksOf = (control: Element | undefined): string =>
  ['data-sku', 'data-bundle-code']
    .map((name) => control?.closest(`[${name}]`)?.getAttribute(name))
    .concat(control?.localName, control?.className, control?.getAttribute('name'))
    .join()

/** The control that was used before its part was hydrated, or the one that replaced it. */
const currentControl = (control: Element, part: Element, { place, marks }: Use): Element | null => {
  if (control.isConnected) return control
  const now = controlsIn(part)[place]
  return now && marksOf(now) === marks ? now : null
}

/** Controls for which every press counts, such as plus and minus beside a number. */
const EACH_PRESS_COUNTS = '[data-each-press]'

const usesOf = (part: Element): Map<Element, Use> => {
  const known = queued.get(part) ?? { uses: new Map<Element, Use>(), address: addressOf(part) }
  queued.set(part, known)
  return known.uses
}

/** @returns whether it will be repeated */
const queue = (use: EarlyUse): boolean => {
  const found = repeatOf(use)
  const part = found && partToHydrate(found.control)
  if (!found || !part) return false
  const uses = usesOf(part)
  const { control, repeat } = found
  const before = control.matches(EACH_PRESS_COUNTS) ? (uses.get(control)?.repeats ?? []) : []
  // Any other control that was pressed again, because nothing seemed to happen, is meant once.
  uses.delete(control)
  const place = controlsIn(part).indexOf(control)
  uses.set(control, { repeats: [...before, repeat], place, marks: marksOf(control) })
  if (use.type === 'click') control.setAttribute(PRESSED, '')
  return true
}

const queueFocus = ({ target }: EarlyUse): void => {
  const part = target instanceof Element ? partToHydrate(target) : undefined
  if (!part) return
  focused.add(target as Element)
  usesOf(part)
}

const KINDS = ['click', 'input', 'change', 'submit'] as const

const readUse = (event: Event): EarlyUse => {
  const { target } = event
  return {
    type: event.type as EarlyUse['type'],
    target,
    ...(isField(target) && { value: target.value }),
    ...(target instanceof HTMLInputElement && { checked: target.checked }),
    ...(event instanceof SubmitEvent && { submitter: event.submitter }),
  }
}

/**
 * An event that will be repeated must not reach React as well, which owns a part's HTML some moments before the part is hydrated. For
 * ticks and choices React listens to other events than `input`. The browser must not send a form of the site's own.
 */
const queueEvent = (event: Event): void => {
  const { target } = event
  const isQueued = queue(readUse(event))
  if (isQueued && event.type === 'submit') event.preventDefault()
  if (isQueued || (isField(target) && partToHydrate(target))) event.stopPropagation()
}

/**
 * Queues what is pressed, typed, chosen and sent in a part that is not hydrated yet, for {@link replayEarlyUse}, together with what
 * happened before the site's code was loaded (pre-paint/note-early-use.ts). Listens on the window in the capture phase, since React
 * stops events on a boundary that is not hydrated.
 */
export const queueEarlyUse = (): void => {
  window.earlyUse?.forEach((use) => {
    if (use.type === 'focusin') queueFocus(use)
    else if (!queue(use)) pressedIn(use.target)?.removeAttribute(PRESSED)
  })
  delete window.earlyUse
  for (const kind of KINDS) window.addEventListener(kind, queueEvent, true)
}

/** React repeats a focus event that it received. This sends it an earlier one, if that control still has the focus. */
const repeatFocus = (part: Element): void => {
  const { activeElement } = document
  if (activeElement && focused.has(activeElement) && part.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/**
 * Repeats what was done before this part was hydrated: each control once, in order. It runs in one task, so that nothing the visitor
 * does meanwhile comes between, and renders after each action, since a press may depend on an earlier choice. Call it in an effect of
 * the part.
 */
export const replayEarlyUse = async (part: Element): Promise<void> => {
  const used = usedPart(part)
  const uses = used && queued.get(used)?.uses
  if (!uses) return
  queued.delete(used)
  const repeatAll = () => {
    flushSync(() => repeatFocus(part))
    for (const [control, use] of uses) {
      control.removeAttribute(PRESSED)
      const now = currentControl(control, part, use)
      for (const repeat of use.repeats) if (now?.isConnected) flushSync(() => repeat(now))
      if (now !== control && isField(now) && document.activeElement === document.body) now.focus()
    }
  }
  // After React has left its effects.
  await whileWorking(Promise.resolve().then(repeatAll))
}

/** Whether something that was done in this part will be repeated, so that a visitor is waiting for it. */
export const wasUsedEarly = (part: Element): boolean => usedPart(part) !== undefined

/** Call it when the page itself is hydrated, without its parts: repeats what was done outside of them. */
export const markPageHydrated = (): Promise<void> => {
  isPageHydrated = true
  return replayEarlyUse(page())
}
