import { create } from 'zustand'

/** A dialog that is asked for: by its id, with what stood behind the plus sign of the link (spec 2, "Modals"). */
export type AskedDialog = { id: string; parameter: string }

/** Stands on the page for each dialog that can be opened there, with its id: the panel itself, or a mark of it. */
export const DIALOG_MARK = 'data-dialog-here'

/** `anchor@element` is another action (spec 2, "Link handling"). */
const CLICKS = '@'

/** Of two that a fragment contains the longer id is meant: that of the other is a part of it. */
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
export const dialogNamed = (fragment: string): AskedDialog | undefined => {
  const [name = ''] = fragment.split('+')
  const part = document.getElementById(name)
  if (part ? !part.hasAttribute(DIALOG_MARK) : fragment.includes(CLICKS)) return undefined
  const id = part ? name : longestIn(fragment)
  if (id === undefined) return undefined
  const [, parameter = ''] = /^\+(.*)/s.exec(fragment.slice(fragment.indexOf(id) + id.length)) ?? []
  return { id, parameter }
}

type DialogCode = {
  /** Somebody means to open one: the code of dialogs is loaded. */
  isWanted: boolean
  /** Id of the one that a link leads to which is pointed at: its own code is fetched ahead. */
  expected?: string
  /** Opens one, once the code is here. */
  open?: (asked: AskedDialog) => void
  /** The link that was left to the browser before it was: by going to its fragment the browser takes the focus from it. */
  followed?: Element | null
}

/** What the first JavaScript knows of dialogs; all else of them is in open-dialog.ts. */
export const useDialogCode = create<DialogCode>(() => ({ isWanted: false }))

export const expectDialog = (expected: string): void => useDialogCode.setState({ isWanted: true, expected })

/**
 * A link to a dialog of this page was followed. Before the code is here the browser goes to its fragment, where the panel stands,
 * and the dialog takes its place later. @returns whether it does
 */
export const followToDialog = (asked: AskedDialog): { goesThere: boolean } => {
  const { open } = useDialogCode.getState()
  open?.(asked)
  if (!open) useDialogCode.setState({ isWanted: true, followed: document.activeElement })
  return { goesThere: !open }
}
