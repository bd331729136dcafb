// What pages and Gatsby's own code import from 'gatsby' in the published site (decision 054).
export { Slice } from '../../.cache/slice'
export { StaticQueryContext } from '../../.cache/static-query'

/** @param to a path with the country prefix and a trailing slash */
export const navigate = (to, options) => window.___navigate(to, options)
