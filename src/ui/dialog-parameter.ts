import { createContext, useContext } from 'react'

const ParameterContext = createContext('')

/** Gives the content of a dialog the parameter of the link to it. */
export const DialogParameterProvider = ParameterContext.Provider

/** The text after the plus sign of the link that opened the surrounding dialog; empty without one, and outside a dialog. */
export const useDialogParameter = (): string => useContext(ParameterContext)
