import { create } from 'zustand'
import { showAddress } from '../platform/address'
import { dialogNamed, useDialogCode, type DialogTarget } from './dialog-links'

type OpenDialog = {
  /** The open dialog, if any: another one replaces it. */
  target: DialogTarget | null
  /** The element that gets the focus when it closes, unless that is the element that had it last. */
  opener?: HTMLElement
  /** Whether the address names it, so that Back closes it and a reload opens it again. */
  isInAddress: boolean
}

const NONE: OpenDialog = { target: null, isInAddress: false }

export const useOpenDialog = create<OpenDialog>(() => NONE)

/** The pages on which editors look at blocks, the gallery and the preview: there modals are part of the page. */
export const SHOWS_DIALOGS = '[data-page="internal"], [data-page="editor"]'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const OVERLAY = 'overlay_open'

const inFragment = () => dialogNamed(decoded(window.location.hash.slice(1)))

const inQuery = () => {
  const { search } = window.location
  const id = search === '' ? null : new URLSearchParams(search).get(OVERLAY)
  const named = id ? dialogNamed(id) : undefined
  return named?.id === id ? named : undefined
}

/** The dialog that the address names by its fragment or by `overlay_open` (spec 2, "Modals"). */
export const dialogInAddress = (): DialogTarget | undefined => inFragment() ?? inQuery()

/** Whether opening the dialog added a history entry: then closing it goes back. */
let isOwnStep = false
/** Whether the browser is going back because the dialog was closed: until then the address still names it. */
let isGoingBack = false

/** Opens a dialog by a link on this page, with a history entry that Back undoes. */
export const openDialogByLink = (target: DialogTarget): void => {
  const { parameter, id } = target
  const { isInAddress: replaces } = useOpenDialog.getState()
  isGoingBack = false
  isOwnStep ||= !replaces
  showAddress(`#${parameter ? `${id}+${encodeURIComponent(parameter)}` : id}`, { replaces })
}

/** Opens a dialog that the content opens by itself; the address does not name it. */
export const openDialog = (target: DialogTarget): void =>
  useOpenDialog.setState({ target, isInAddress: false })

/** Opens and closes dialogs by the address; call it after every change. It closes only a dialog that the address opened. */
export const followAddress = (): void => {
  const named = dialogInAddress()
  const { followed } = useDialogCode.getState()
  if (followed) useDialogCode.setState({ followed: null })
  const { target, isInAddress } = useOpenDialog.getState()
  if (!named) {
    isOwnStep = false
    isGoingBack = false
    if (isInAddress) useOpenDialog.setState(NONE)
    return
  }
  if (isGoingBack && !followed) return
  if (target?.id === named.id && target.parameter === named.parameter) return
  if (followed) isOwnStep = true
  const opener = followed instanceof HTMLElement ? { opener: followed } : {}
  useOpenDialog.setState({ target: named, isInAddress: true, ...opener })
}

const addressWithoutDialog = (): string => {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  // Together with it this parameter is about a form in that dialog, which the fragment names (spec 4, "Lead form submission").
  const isAboutForm = query.has(OVERLAY) && query.has('form_success')
  if (isAboutForm) query.delete('form_success')
  query.delete(OVERLAY)
  // Safari 16 does not count the parts of a query.
  const left = query.toString()
  return pathname + (left && `?${left}`) + (isAboutForm || inFragment() ? '' : hash)
}

/** Closes the open dialog and removes it from the address. */
export const closeDialog = (): void => {
  const { target, isInAddress } = useOpenDialog.getState()
  useOpenDialog.setState(NONE)
  if (!target || !isInAddress) return
  isGoingBack = isOwnStep
  if (isOwnStep) window.history.back()
  else showAddress(addressWithoutDialog(), { replaces: true })
  isOwnStep = false
}

/** Closes the dialog because the visitor left its page. The address already belongs to another page. */
export const forgetDialog = (): void => {
  isOwnStep = false
  isGoingBack = false
  useOpenDialog.setState(NONE)
}
