import { listReleases, readIndex } from './releases'
import { isHashed, type SiteFile, type SiteIndex, toSiteFile, toSiteIndex } from './site-index'

/** The site that the host serves: undefined until the first load, and replaced as a whole by the next one. */
export interface Site {
  readonly current: SiteIndex | undefined
  /** Reads the newest release. Rejects when there is none. */
  load(): Promise<void>
}

/** Serves the newest release, and the hashed files of earlier ones, which open pages may still request. */
export function createSite(releasesDir: string): Site {
  let current: SiteIndex | undefined
  return {
    get current() {
      return current
    },
    async load() {
      const folders = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
      const [newest, ...earlier] = folders
      if (!newest) throw new Error(`There is no finished build in ${releasesDir}.`)
      const index = toSiteIndex(newest, await readIndex(newest, earlier))
      const files = new Map(index.files)
      for (const [at, folder] of earlier.entries()) {
        const kept = (await readIndex(folder, earlier.slice(at + 1))).filter(({ path }) => isHashed(path))
        for (const file of kept) if (!files.has(file.path)) files.set(file.path, toSiteFile(folder, file))
      }
      current = { files, matchers: index.matchers }
    },
  }
}

/** The answer to a request for an address of the site. */
export type SiteRoute =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; page: SiteFile | undefined }

/**
 * Finds the file of an address. Pages end in a slash; without it, or with `index.html`, the visitor is redirected.
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
