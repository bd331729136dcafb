import { create } from 'zustand'

/** A dialog that is asked for: by its id, with what stood behind the plus sign of the link (spec 2, "Modals"). */
export type AskedDialog = { id: string; parameter: string }

/** Stands on the page for each dialog that can be opened there, with its id: the panel itself, or a mark of it. */
export const DIALOG_MARK = 'data-dialog-here'

/** The dialog that a fragment names (`fees-explained`, `talk-to-sales+Khumo`), where this page has it. */
export const dialogNamed = (fragment: string): AskedDialog | undefined => {
  const [id = '', ...rest] = fragment.split('+')
  return document.getElementById(id)?.hasAttribute(DIALOG_MARK)
    ? { id, parameter: rest.join('+') }
    : undefined
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
