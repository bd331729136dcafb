import { create } from 'zustand'

/** A dialog that a link names: its id, and the text behind the plus sign of the link (spec 2, "Modals"). */
export type DialogTarget = { id: string; parameter: string }

/** The attribute of an element whose id is that of a dialog that can open on the page: the dialog's panel, or an empty mark. */
export const DIALOG_MARK = 'data-dialog-here'

/** `anchor@element` presses an element instead (spec 2, "Link handling"). */
const CLICKS = '@'

/** If a fragment contains two ids, the longer one is meant, because the other is a part of it. */
const longestIn = (fragment: string): string | undefined =>
  Array.from(document.querySelectorAll(`[${DIALOG_MARK}]`), ({ id }) => id)
    .filter((id) => id !== '' && fragment.includes(id))
    .reduce<string | undefined>(
      (longest, id) => (id.length > (longest ?? '').length ? id : longest),
      undefined,
    )

/**
 * The dialog of this page that a fragment names: it contains the dialog's id, and a parameter may follow after a plus sign (spec 2,
 * "Modals"): `fees-explained`, `talk-to-sales+Khumo`, `from-menu-talk-to-sales`. An id of another element links to that element.
 */
export const dialogNamed = (fragment: string): DialogTarget | undefined => {
  const [name = ''] = fragment.split('+')
  const part = document.getElementById(name)
  if (part ? !part.hasAttribute(DIALOG_MARK) : fragment.includes(CLICKS)) return undefined
  const id = part ? name : longestIn(fragment)
  if (id === undefined) return undefined
  const [, parameter = ''] = /^\+(.*)/s.exec(fragment.slice(fragment.indexOf(id) + id.length)) ?? []
  return { id, parameter }
}

type DialogCode = {
  /** A visitor is about to open a dialog, so the code of dialogs is loaded. */
  isWanted: boolean
  /** Id of the dialog behind a link under the pointer: that dialog's own code is fetched ahead. */
  expected?: string
  /** Opens a dialog; undefined until the code has loaded. */
  open?: (target: DialogTarget) => void
  /** The link that was followed before the code had loaded: the jump to the fragment took the focus from it. */
  followed?: Element | null
}

/** All that a page's first JavaScript knows about dialogs; the rest is in open-dialog.ts. */
export const useDialogCode = create<DialogCode>(() => ({ isWanted: false }))

export const expectDialog = (expected: string): void => useDialogCode.setState({ isWanted: true, expected })

/**
 * Opens the dialog of a link that was followed. Until the code has loaded the browser jumps to the fragment instead, where the
 * panel is, and the dialog replaces the panel later.
 * @returns whether the browser jumps there
 */
export const followToDialog = (target: DialogTarget): { goesThere: boolean } => {
  const { open } = useDialogCode.getState()
  open?.(target)
  if (!open) useDialogCode.setState({ isWanted: true, followed: document.activeElement })
  return { goesThere: !open }
}
