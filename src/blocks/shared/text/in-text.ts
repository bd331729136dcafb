import { createContext, useContext } from 'react'

const InText = createContext(false)

/** Marks the blocks inside it as part of a rich text. */
export const InTextProvider = InText.Provider

/** Whether a block is inside a rich text, and so on the text's band and in its column. */
export const useIsInText = (): boolean => useContext(InText)
