import { createContext, useContext } from 'react'

const InText = createContext(false)

/** Says to the blocks in it that they stand inside a running text. */
export const InTextProvider = InText.Provider

/** Whether a block stands inside a running text: on its band, in its column. */
export const useIsInText = (): boolean => useContext(InText)
