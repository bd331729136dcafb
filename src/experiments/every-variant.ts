import { createContext } from 'react'

/** Whether experiments show all their variants, one below the other: where editors look, not visitors. */
export const EveryVariantContext = createContext(false)
