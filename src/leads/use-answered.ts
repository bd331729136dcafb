import { useSyncExternalStore } from 'react'
import { subscribeToAddress } from '../platform/address'
import { isAnswered, panelIdOf } from './answered'

/** Id of what holds a form or, once it is sent, its panel. */
export const placeIdOf = (name: string): string => `lead-${name}`

/** The dialog of a content modal in which something stands. The blok of a modal has the same id where it stands in a page. */
const dialogOf = (element: Element): HTMLElement | undefined => {
  const modal = element.closest<HTMLElement>('[data-modal]')
  return modal?.closest('[role="dialog"], dialog') ? modal : undefined
}

/** Id of the content modal in whose dialog something stands. */
export const modalOf = (element: Element): string | undefined => dialogOf(element)?.dataset.modal

const readAnswer = (name: string): boolean => {
  const place = document.getElementById(placeIdOf(name))
  if (!place) return false
  const first = (dialogOf(place) ?? document).querySelector('[data-lead]')
  return isAnswered(window.location, {
    panelId: panelIdOf(name),
    modal: modalOf(place),
    isFirst: first === place,
  })
}

/** Whether the address says that this form was sent; false on the server and while hydrating. */
export const useAnswered = (name: string): boolean =>
  useSyncExternalStore(
    subscribeToAddress,
    () => readAnswer(name),
    () => false,
  )
