import { flushSync } from 'react-dom'
import { whileWorking } from '../platform/readiness'
import { isOwnForm } from './own-form'
import { isServedPage } from './page-view'
import { PRESSED, pressedIn, worksByItself } from './pressed'

/** What happened to a part of the page: a press, a field that was given something, the focus, a form sent off. */
export type EarlyUse = {
  type: 'click' | 'input' | 'focusin' | 'submit'
  target: EventTarget | null
  value?: string
  checked?: boolean
  submitter?: HTMLElement | null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Repeat = (control: Element) => void
/** The actions to repeat on a control, its index among its part's controls, and the marks that identify it. */
type Use = { repeats: readonly Repeat[]; place: number; marks: string }

/** For each part of the page that is not hydrated yet: the controls used in it, the latest last, and its address in the page. */
const waiting = new Map<Element, { uses: Map<Element, Use>; address: string }>()

/** Controls that had the focus before React could hear of it. */
const focused = new WeakSet<Element>()

/** Parts of the page that are hydrated with the page itself, outside of all blocks. */
const page = () => document.documentElement
let isPageHydrated = false

const outerPart = (part: Element): Element => part.parentElement?.closest('[data-hydrate]') ?? page()

/** Where a part stands: which it is of the parts that stand directly in its outer one, and so on outwards. */
const addressOf = (part: Element): string => {
  if (part === page()) return ''
  const outer = outerPart(part)
  const inside = [...outer.querySelectorAll('[data-hydrate]')].filter((other) => outerPart(other) === outer)
  return `${addressOf(outer)}/${inside.indexOf(part)}`
}

/**
 * The part that was used: this one, or the one that stood in its place. Where the browser has translated the text, React does not
 * hydrate a part, or not even the page, but renders it anew.
 */
const usedPart = (part: Element): Element | undefined => {
  if (waiting.has(part)) return part
  const replaced = [...waiting].filter(([used]) => !used.isConnected)
  if (replaced.length === 0 || !isServedPage()) return undefined
  const address = addressOf(part)
  return replaced.find(([, used]) => used.address === address)?.[0]
}

/** The part in which a control sleeps; undefined when it answers already, and where it never will. */
const sleepingPart = (control: Element): Element | undefined => {
  const frame = control.closest<HTMLElement>('[data-hydrate]')
  if (!frame) return isPageHydrated ? undefined : page()
  return frame.hasAttribute('data-awake') || frame.dataset.hydrate === 'static' ? undefined : frame
}

/** Whether what React hears of this element is not yet, or will never be, answered. */
export const isAsleep = (element: Element): boolean => {
  const frame = element.closest('[data-hydrate]')
  return frame ? !frame.hasAttribute('data-awake') : !isPageHydrated
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** The box itself tells React, with the press that ticks it. Ticked already, it would have nothing to tell. */
const tick = (box: HTMLInputElement, checked: boolean): void => {
  box.checked = !checked
  box.click()
}

/**
 * Gives a field a value as typing does. React remembers what it last set and takes the same value for no change: so it is
 * told of another one first, and the value goes in by the setter that React has not wrapped. A field that was left is left
 * again, since a form may judge it then.
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
 * The control that was used, and how to use it again. Links, summaries and what nobody listens to need no help; a form that
 * the browser sends off is on its way.
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

/** Tells controls with the same index apart, by their looks and by the item that they sell. */
const marksOf = (control: Element | undefined): string =>
  ['data-sku', 'data-bundle-code']
    .map((name) => control?.closest(`[${name}]`)?.getAttribute(name))
    .concat(control?.localName, control?.className, control?.getAttribute('name'))
    .join()

/** A control that was used while its part slept, or the one that has taken its place. */
const standingFor = (control: Element, part: Element, { place, marks }: Use): Element | null => {
  if (control.isConnected) return control
  const now = controlsIn(part)[place]
  return now && marksOf(now) === marks ? now : null
}

/** Controls of which each press means another one, such as those beside a number. */
const EACH_PRESS_COUNTS = '[data-each-press]'

const usesOf = (part: Element): Map<Element, Use> => {
  const known = waiting.get(part) ?? { uses: new Map<Element, Use>(), address: addressOf(part) }
  waiting.set(part, known)
  return known.uses
}

/** @returns whether it will be done again */
const keep = (use: EarlyUse): boolean => {
  const found = repeatOf(use)
  const part = found && sleepingPart(found.control)
  if (!found || !part) return false
  const uses = usesOf(part)
  const { control, repeat } = found
  const before = control.matches(EACH_PRESS_COUNTS) ? (uses.get(control)?.repeats ?? []) : []
  // Pressed again since nothing seemed to happen, any other is still meant once.
  uses.delete(control)
  const place = controlsIn(part).indexOf(control)
  uses.set(control, { repeats: [...before, repeat], place, marks: marksOf(control) })
  if (use.type === 'click') control.setAttribute(PRESSED, '')
  return true
}

const keepFocus = ({ target }: EarlyUse): void => {
  const part = target instanceof Element ? sleepingPart(target) : undefined
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
 * What will be done again must not be heard as well: React has a part's HTML some moments before the part answers. Of a tick
 * and a choice it hears by other events than `input`. A form that is ours must not be sent by the browser.
 */
const keepEvent = (event: Event): void => {
  const { target } = event
  const isKept = keep(readUse(event))
  if (isKept && event.type === 'submit') event.preventDefault()
  if (isKept || (isField(target) && sleepingPart(target))) event.stopPropagation()
}

/**
 * Remembers what is pressed, typed, chosen and sent in a part of the page that still sleeps, for {@link replayEarlyUse}; what
 * came before the site's code was here as well (pre-paint/note-early-use.ts). Listens on the window in the capture phase,
 * since React swallows events aimed at a sleeping boundary.
 */
export const keepEarlyUse = (): void => {
  window.earlyUse?.forEach((use) => {
    if (use.type === 'focusin') keepFocus(use)
    else if (!keep(use)) pressedIn(use.target)?.removeAttribute(PRESSED)
  })
  delete window.earlyUse
  for (const kind of KINDS) window.addEventListener(kind, keepEvent, true)
}

/** React repeats a focus that it heard of; one that is older it is told of here, where it still stands. */
const repeatFocus = (part: Element): void => {
  const { activeElement } = document
  if (activeElement && focused.has(activeElement) && part.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/**
 * Does again what was done while this part slept, each control once, in order. All of it in one go, so that nothing that
 * the shopper does meanwhile comes between; each rendered before the next, since a press may depend on what was chosen.
 * Call it in an effect of the part.
 */
export const replayEarlyUse = async (part: Element): Promise<void> => {
  const used = usedPart(part)
  const uses = used && waiting.get(used)?.uses
  if (!uses) return
  waiting.delete(used)
  const repeatAll = () => {
    flushSync(() => repeatFocus(part))
    for (const [control, use] of uses) {
      control.removeAttribute(PRESSED)
      const now = standingFor(control, part, use)
      for (const repeat of use.repeats) if (now?.isConnected) flushSync(() => repeat(now))
      if (now !== control && isField(now) && document.activeElement === document.body) now.focus()
    }
  }
  // Once React is out of its effects.
  await whileWorking(Promise.resolve().then(repeatAll))
}

/** Whether something was done in this part that will be done again: then somebody means to use it. */
export const wasUsedEarly = (part: Element): boolean => usedPart(part) !== undefined

/** The page itself is hydrated, all but its sleeping parts: what was done outside of these is done again. */
export const markPageAwake = (): Promise<void> => {
  isPageHydrated = true
  return replayEarlyUse(page())
}
