import { createContext, useContext } from 'react'

const PagePathContext = createContext('')

/**
 * Tells the blocks of a page where it is built, with the prefix and a trailing slash: the server knows no other address.
 * Its value never changes, so that sleeping blocks stay asleep.
 */
export const PagePathProvider = PagePathContext.Provider

/** Path of the page that the block is built into, `/za/shop/`; empty outside a page, as in tests. */
export const usePagePath = (): string => useContext(PagePathContext)
