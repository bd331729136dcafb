import { createElement } from 'react'
import { InlineSlice } from '../../.cache/slice/inline-slice'

// What pages and Gatsby's own code import from 'gatsby' in the published site (decision 054).
export { StaticQueryContext } from './static-query'

/** Gatsby's, but for what it does where HTML is written. */
export const Slice = ({ alias, ...props }) => createElement(InlineSlice, { ...props, sliceName: alias })

/** @param to a path with the country prefix and a trailing slash */
export const navigate = (to, options) => window.___navigate(to, options)
