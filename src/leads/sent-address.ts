import { useSyncExternalStore } from 'react'
import { subscribeToAddress } from '../platform/address'

/** Query parameters that the CRM's redirect adds to the address of the page (spec 4, "Lead form submission"). */
const SUCCESS = 'form_success'
const OVERLAY = 'overlay_open'

/** Prefix of the id of every panel that confirms a sent lead. */
const PANEL = 'sent-'

/** The id of the panel that confirms that a form was sent; the fragment of the address names it. */
export const panelIdOf = (name: string): string => PANEL + name

const withoutSent = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search)
  query.delete(SUCCESS)
  query.delete(OVERLAY)
  return query
}

/** A query without the parameters of the CRM's redirect: with its `?`, or empty. */
export const queryWithoutSent = (search: string): string => {
  const query = withoutSent(search).toString()
  return query && `?${query}`
}

type Sent = {
  /** Absolute address of the page. */
  page: string
  /** See {@link panelIdOf}. */
  panelId: string
  /** Id of the content modal that holds the form. */
  modal?: string | undefined
}

/** The address to which the CRM sends the browser: this page with its own query, and which form was sent. */
export const returnAddress = ({ page, panelId, modal }: Sent): string => {
  const address = new URL(page)
  const query = withoutSent(address.search)
  query.set(SUCCESS, 'true')
  if (modal) query.set(OVERLAY, modal)
  address.search = query.toString()
  address.hash = panelId
  return address.href
}

type Place = {
  panelId: string
  modal: string | undefined
  /** Whether the form is the first of the page, or of its dialog. */
  isFirst: boolean
}

/** Whether an address says that this form was sent: the one that its fragment names, else the first. */
export const isSentByAddress = (
  { search, hash }: { search: string; hash: string },
  { panelId, modal, isFirst }: Place,
): boolean => {
  const query = new URLSearchParams(search)
  if (query.get(SUCCESS) !== 'true' || (query.get(OVERLAY) ?? undefined) !== modal) return false
  return hash.startsWith(`#${PANEL}`) ? hash === `#${panelId}` : isFirst
}

/** The id of the element that holds a form or, once it is sent, its panel. */
export const placeIdOf = (name: string): string => `lead-${name}`

/** The content modal around an element, if it is shown as a dialog: its blok has the same id when it is part of a page. */
const dialogOf = (element: Element): HTMLElement | undefined => {
  const modal = element.closest<HTMLElement>('[data-modal]')
  return modal?.closest('[role="dialog"], dialog') ? modal : undefined
}

/** The id of the content modal whose dialog holds an element. */
export const modalOf = (element: Element): string | undefined => dialogOf(element)?.dataset.modal

const readSent = (name: string): boolean => {
  const place = document.getElementById(placeIdOf(name))
  if (!place) return false
  const first = (dialogOf(place) ?? document).querySelector('[data-lead]')
  return isSentByAddress(window.location, {
    panelId: panelIdOf(name),
    modal: modalOf(place),
    isFirst: first === place,
  })
}

/** Whether the address says that this form was sent; false on the server and while hydrating. */
export const useSent = (name: string): boolean =>
  useSyncExternalStore(
    subscribeToAddress,
    () => readSent(name),
    () => false,
  )
