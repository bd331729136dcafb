import { createContext, useContext } from 'react'

const ParameterContext = createContext('')

/** Tells what stands in a dialog which parameter the link to it had. */
export const DialogParameterProvider = ParameterContext.Provider

/** What stood behind the plus sign of the link that opened the dialog around this; empty without, and outside of one. */
export const useDialogParameter = (): string => useContext(ParameterContext)
