import type { SiteFile, SiteIndex } from './site-index'

/** What to do with an address of the site. */
export type SiteRoute =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; page: SiteFile | undefined }

/**
 * Finds what an address asks for. Pages end in a slash; without it, or with `index.html`, the visitor is sent on.
 * @param path the address's path, decoded
 */
export function routeRequest({ files, matchers }: SiteIndex, path: string): SiteRoute {
  if (files.has(path) && path.endsWith('/index.html'))
    return { kind: 'redirect', to: path.slice(0, -'index.html'.length) }
  const file = files.get(path.endsWith('/') ? `${path}index.html` : path)
  if (file) return { kind: 'file', file }
  if (files.has(`${path}/index.html`)) return { kind: 'redirect', to: `${path}/` }

  const page = matchers.find((matcher) => matcher.matches(path))?.page
  const matched = page && files.get(`${page.replace(/\/$/, '')}/index.html`)
  if (matched) return { kind: 'file', file: matched }
  const isPage = !/\.[a-z0-9]+$/i.test(path)
  return {
    kind: 'missing',
    page: isPage ? (files.get('/404.html') ?? files.get('/404/index.html')) : undefined,
  }
}
