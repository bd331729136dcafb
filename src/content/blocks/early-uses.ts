import { flushSync } from 'react-dom'
import { whileWorking } from '../../platform/readiness'

/** What happened to a part of the page: a press, or a field that was given something. */
export type EarlyUse = { type: string; target: EventTarget | null; value?: string; checked?: boolean }

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Repeat = () => void

/** By sleeping block: what is to be done again with each control, in the order in which they were last used. */
const waiting = new WeakMap<Element, Map<Element, Repeat>>()

const sleepingFrame = (control: Element): HTMLElement | null => {
  const frame = control.closest<HTMLElement>('[data-wakes]:not([data-awake])')
  return frame?.dataset.wakes === 'static' ? null : frame
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** The box itself tells React, with the press that ticks it. Ticked already, it would have nothing to tell. */
const tick = (box: HTMLInputElement, checked: boolean): void => {
  box.checked = !checked
  box.click()
}

/**
 * Gives a field a value as typing does. React remembers what it last set and takes the same value for no change: so it is
 * told of another one first, and the value goes in by the setter that React has not wrapped.
 */
const type = (field: Field, value: string): void => {
  field.value = value ? '' : '0'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const repeatFilling = (field: Field, { value, checked }: EarlyUse): Repeat => {
  if (field.matches('[type="checkbox"], [type="radio"]'))
    return () => tick(field as HTMLInputElement, checked ?? false)
  return () => type(field, value ?? '')
}

/**
 * The control that was used, and how to use it again. Links, summaries and what nobody listens to need no help; a form that
 * is sent off is sent already, and the answer on its way.
 */
const repeatOf = (use: EarlyUse): { control: Element; repeat: Repeat } | undefined => {
  const { target } = use
  if (use.type === 'input')
    return isField(target) ? { control: target, repeat: repeatFilling(target, use) } : undefined
  const control = target instanceof Element ? target.closest('button') : null
  const isSending = control?.type === 'submit' && control.form
  return control && !isSending ? { control, repeat: () => control.click() } : undefined
}

/** @returns whether it will be done again */
const keep = (use: EarlyUse): boolean => {
  const found = repeatOf(use)
  const frame = found && sleepingFrame(found.control)
  if (!found || !frame) return false
  const uses = waiting.get(frame) ?? new Map<Element, Repeat>()
  // Pressed again since nothing seemed to happen, it is still one wish.
  uses.delete(found.control)
  uses.set(found.control, found.repeat)
  waiting.set(frame, uses)
  return true
}

const readUse = ({ type: kind, target }: Event): EarlyUse => ({
  type: kind,
  target,
  ...(isField(target) && { value: target.value }),
  ...(target instanceof HTMLInputElement && { checked: target.checked }),
})

/**
 * What will be done again must not be heard as well: React has a block's HTML some moments before the block is awake.
 * Of a tick and a choice it hears by other events than `input`.
 */
const keepEvent = (event: Event): void => {
  const { target } = event
  if (keep(readUse(event)) || (isField(target) && sleepingFrame(target))) event.stopPropagation()
}

/**
 * Remembers what is pressed, typed and chosen in a block that still sleeps, for {@link replayEarlyUses}; what came before
 * the site's code was here as well (start-site.ts). Listens on the window in the capture phase, since React swallows
 * events aimed at a sleeping boundary.
 */
export const keepEarlyUses = (): void => {
  window.earlyUses?.forEach(keep)
  delete window.earlyUses
  for (const kind of ['click', 'input', 'change']) window.addEventListener(kind, keepEvent, true)
}

/**
 * Does again what was done while this block slept, each control once, in order. All of it in one go, so that nothing that
 * the shopper does meanwhile comes between; each rendered before the next, since a press may depend on what was chosen.
 * Call it in an effect of the block.
 */
export const replayEarlyUses = async (frame: Element): Promise<void> => {
  const uses = waiting.get(frame)
  waiting.delete(frame)
  if (!uses) return
  const repeatAll = () => {
    for (const [control, repeat] of uses) if (control.isConnected) flushSync(repeat)
  }
  // Once React is out of its effects.
  await whileWorking(Promise.resolve().then(repeatAll))
}
