// What Gatsby's navigation asks of gatsby-link (decision 054).

/** The parts of a path: with its mark a query and a fragment, each empty where there is none. */
export const parsePath = (path = '/') => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}
