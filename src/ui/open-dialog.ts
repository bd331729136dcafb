import { create } from 'zustand'
import { showAddress } from '../platform/address'
import { dialogNamed, useDialogCode, type AskedDialog } from './dialog-links'

type OpenDialog = {
  /** At most one is open: who asks for another takes the place of the first. */
  asked: AskedDialog | null
  /** What gets the focus when it closes, where that is not what had it last. */
  opener?: HTMLElement
  /** Whether the address names it, so that Back closes it and a reload opens it again. */
  isInAddress: boolean
}

const NONE: OpenDialog = { asked: null, isInAddress: false }

export const useOpenDialog = create<OpenDialog>(() => NONE)

/** Where editors look at blocks, in the gallery and in the preview, modals stand on the page. */
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

/** The dialog that the address of the page asks for: by its fragment, or by `overlay_open` (spec 2, "Modals"). */
export const dialogInAddress = (): AskedDialog | undefined => inFragment() ?? inQuery()

/** Whether opening the dialog was a step of the history: then Back is how it closes. */
let isOwnStep = false

/** Opens a dialog by a link to it on this page: a step that Back undoes. */
export const openDialogByLink = (asked: AskedDialog): void => {
  const { parameter, id } = asked
  const { isInAddress: replaces } = useOpenDialog.getState()
  isOwnStep ||= !replaces
  showAddress(`#${parameter ? `${id}+${encodeURIComponent(parameter)}` : id}`, { replaces })
}

/** Opens a dialog of which the address says nothing: the content asks for it. */
export const openDialog = (asked: AskedDialog): void => useOpenDialog.setState({ asked, isInAddress: false })

/** Opens and closes as the address says; call it after every change of it. What the address did not open it does not close. */
export const followAddress = (): void => {
  const named = dialogInAddress()
  const { followed } = useDialogCode.getState()
  if (followed) useDialogCode.setState({ followed: null })
  const { asked, isInAddress } = useOpenDialog.getState()
  if (!named) {
    isOwnStep = false
    if (isInAddress) useOpenDialog.setState(NONE)
    return
  }
  if (asked?.id === named.id && asked.parameter === named.parameter) return
  if (followed) isOwnStep = true
  const opener = followed instanceof HTMLElement ? { opener: followed } : {}
  useOpenDialog.setState({ asked: named, isInAddress: true, ...opener })
}

const addressWithoutDialog = (): string => {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  // Beside it this tells of a form in that dialog, which the fragment names (spec 4, "Lead form submission").
  const tellsOfForm = query.has(OVERLAY) && query.has('form_success')
  if (tellsOfForm) query.delete('form_success')
  query.delete(OVERLAY)
  // Safari 16 does not count the parts of a query.
  const left = query.toString()
  return pathname + (left && `?${left}`) + (tellsOfForm || inFragment() ? '' : hash)
}

/** Closes the dialog that is open, and takes it out of the address. */
export const closeDialog = (): void => {
  const { asked, isInAddress } = useOpenDialog.getState()
  useOpenDialog.setState(NONE)
  if (!asked || !isInAddress) return
  if (isOwnStep) window.history.back()
  else showAddress(addressWithoutDialog(), { replaces: true })
  isOwnStep = false
}

/** The page of a dialog has gone, and the dialog with it. The address is another's already. */
export const forgetDialog = (): void => {
  isOwnStep = false
  useOpenDialog.setState(NONE)
}
