import { create } from 'zustand'

/** A dialog that a link names: its id, and the text behind the plus sign of the link (spec 2, "Modals"). */
export type DialogTarget = { id: string; parameter: string }

/** The attribute of an element with the id of a dialog that can be opened on the page: its panel, or an empty mark. */
export const DIALOG_MARK = 'data-dialog-here'

/** `anchor@element` presses an element instead (spec 2, "Link handling"). */
const CLICKS = '@'

/** Where a fragment contains two ids the longer one is meant, because the other is a part of it. */
const longestIn = (fragment: string): string | undefined =>
  Array.from(document.querySelectorAll(`[${DIALOG_MARK}]`), ({ id }) => id)
    .filter((id) => id !== '' && fragment.includes(id))
    .reduce<string | undefined>(
      (longest, id) => (id.length > (longest ?? '').length ? id : longest),
      undefined,
    )

/**
 * The dialog of this page that a fragment names: it contains the dialog's id, and a parameter may follow behind a plus sign (spec 2,
 * "Modals"): `fees-explained`, `talk-to-sales+Khumo`, `from-menu-talk-to-sales`. What is the id of a part of the page leads to that part.
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
  /** Somebody is about to open one, so the code of dialogs is loaded. */
  isWanted: boolean
  /** Id of the dialog behind a link that is pointed at: its own code is fetched ahead. */
  expected?: string
  /** Opens one; undefined until the code has loaded. */
  open?: (target: DialogTarget) => void
  /** The link that the browser followed before the code had loaded: going to the fragment took the focus from it. */
  followed?: Element | null
}

/** All that a page's first JavaScript knows of dialogs; the rest is in open-dialog.ts. */
export const useDialogCode = create<DialogCode>(() => ({ isWanted: false }))

export const expectDialog = (expected: string): void => useDialogCode.setState({ isWanted: true, expected })

/**
 * Opens the dialog of a link that was followed. Until the code has loaded the browser goes to the fragment instead, where the panel
 * stands, and the dialog takes the panel's place later.
 * @returns whether the browser goes there
 */
export const followToDialog = (target: DialogTarget): { goesThere: boolean } => {
  const { open } = useDialogCode.getState()
  open?.(target)
  if (!open) useDialogCode.setState({ isWanted: true, followed: document.activeElement })
  return { goesThere: !open }
}
