import { createContext } from 'react'

/** Gatsby's own provides it around every page. Queries are asked when pages are built, none in a component. */
export const StaticQueryContext = createContext({})
