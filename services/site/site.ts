import { type Moved, movedAddresses, type PageAddress } from './addresses'
import { listReleases, readIndex } from './releases'
import { isHashed, type SiteFile, type SiteIndex, toSiteFile, toSiteIndex } from './site-index'

type ServedSite = SiteIndex & { moved: Moved }

/** The site that the host serves: undefined until the first load, and replaced as a whole by the next one. */
export interface Site {
  readonly current: ServedSite | undefined
  /** Reads the newest release. Rejects when there is none. */
  load(): Promise<void>
}

/** Remembers the addresses of stories that are live now. Resolves with those and all former ones. */
export type RememberAddresses = (pages: readonly PageAddress[]) => Promise<readonly PageAddress[]>

/** Serves the newest release, and the hashed files of earlier ones, which open pages may still request. */
export function createSite(releasesDir: string, remember: RememberAddresses): Site {
  let current: ServedSite | undefined
  return {
    get current() {
      return current
    },
    async load() {
      const folders = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
      const [newest, ...earlier] = folders
      if (!newest) throw new Error(`There is no finished build in ${releasesDir}.`)
      const { files: own, addresses } = await readIndex(newest, earlier)
      const index = toSiteIndex(newest, own)
      const files = new Map(index.files)
      for (const [at, folder] of earlier.entries()) {
        const kept = await readIndex(folder, earlier.slice(at + 1))
        for (const file of kept.files)
          if (isHashed(file.path) && !files.has(file.path)) files.set(file.path, toSiteFile(folder, file))
      }
      const moved = movedAddresses(addresses, await remember(addresses.pages))
      current = { files, matchers: index.matchers, moved }
    },
  }
}

/** The answer to a request for an address of the site. */
export type SiteRoute =
  | { kind: 'file'; file: SiteFile }
  /** To another spelling of the address, decoded. */
  | { kind: 'redirect'; to: string }
  /** To a path, or to an address elsewhere. */
  | { kind: 'moved'; to: string }
  /** Where the page was taken down, `isGone`. */
  | { kind: 'missing'; page: SiteFile | undefined; isGone: boolean }

/** Where Gatsby's router fetches the data of a page. */
const PAGE_DATA = /^\/page-data(\/.+\/)page-data\.json$/

/**
 * Finds the file of an address. Pages end in a slash; without it, or with `index.html`, the visitor is redirected.
 * @param path the address's path, decoded
 */
export function routeRequest({ files, matchers, moved }: ServedSite, path: string): SiteRoute {
  if (files.has(path) && path.endsWith('/index.html'))
    return { kind: 'redirect', to: path.slice(0, -'index.html'.length) }
  const file = files.get(path.endsWith('/') ? `${path}index.html` : path)
  if (file) return { kind: 'file', file }
  if (files.has(`${path}/index.html`)) return { kind: 'redirect', to: `${path}/` }

  const page = matchers.find((matcher) => matcher.matches(path))?.page
  const matched = page && files.get(`${page.replace(/\/$/, '')}/index.html`)
  if (matched) return { kind: 'file', file: matched }

  const former = moved.get(path.endsWith('/') ? path : `${path}/`)
  if (former) return { kind: 'moved', to: former }
  const [, linked = ''] = PAGE_DATA.exec(path) ?? []

  const isPage = !/\.[a-z0-9]+$/i.test(path)
  return {
    kind: 'missing',
    page: isPage ? (files.get('/404.html') ?? files.get('/404/index.html')) : undefined,
    // A link on a page that was opened before its target moved: Gatsby's router shows its 404 page after a 404, but after a 410 it loads
    // the address as a document, which is redirected.
    isGone: former === null || Boolean(moved.get(linked)),
  }
}
