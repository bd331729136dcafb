import path from 'node:path'
import { toMatcher } from '../../services/site/site-index'
import { NeedsGatsby } from '../../services/build/needs-gatsby'

// What Gatsby writes for pages and slices (node_modules/gatsby/dist/utils/page-data-helpers.js, page-data.js and query/query-runner.js).

/** A page as the hook of gatsby/create-pages.ts creates it. */
export interface CreatedPage {
  path: string
  matchPath?: string
  /** Absolute path of its template. */
  component: string
  context: object
  /** Slices that stand in for others on this page, by the name of the other. */
  slices?: Readonly<Record<string, string>>
}

export interface CreatedSlice {
  id: string
  /** Absolute path of its component. */
  component: string
  context: object
}

/** What Gatsby's text of a page's data says of every page with the same template. */
export interface Template {
  /** Whether the template asks for the data of a story's page. */
  hasQuery: boolean
  /** The slices that the template uses; undefined for none. */
  slots: readonly string[] | undefined
}

/** Gatsby's name of the code of a template or of a slice. */
export const chunkName = (kind: 'component' | 'slice', component: string): string =>
  `${kind}---${path.relative('', component).replaceAll(/[^a-z0-9]+/gi, '-')}`

/** The file of a page's HTML, below the site's folder. */
export const htmlFile = (pagePath: string): string =>
  pagePath.endsWith('.html') ? pagePath : `${pagePath}index.html`

export const sliceDataFile = (id: string): string => `/slice-data/${id}.json`

/** The file with the HTML of a slice that has no properties and nothing inside it. */
export const sliceHtmlFile = (id: string): string => `/_gatsby/slices/${id}-1.html`

const hasKeys = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === keys.join()

/** Parts of Gatsby's data of a page. */
export interface PageData {
  componentChunkName: string
  path: string
  result: { data?: { storyPage?: object }; pageContext?: object }
  staticQueryHashes: readonly string[]
  slicesMap?: Readonly<Record<string, string>>
}

/** Reads what a page's data says of its template. Throws NeedsGatsby where it has parts that only Gatsby can make. */
export const readTemplate = ({
  componentChunkName,
  result,
  staticQueryHashes,
  slicesMap,
}: PageData): Template => {
  if (staticQueryHashes.length > 0) throw new NeedsGatsby(`${componentChunkName} has static queries.`)
  const hasQuery = hasKeys(result, 'data', 'pageContext')
  const isKnown = hasQuery
    ? hasKeys(result.data, 'storyPage') && hasKeys(result.data?.storyPage, 'page')
    : hasKeys(result, 'pageContext')
  if (!isKnown) throw new NeedsGatsby(`${componentChunkName} asks for other data than that of a story.`)
  return { hasQuery, slots: slicesMap && Object.keys(slicesMap) }
}

const sliceIn = (slot: string, { slices }: CreatedPage): string => slices?.[slot] || slot

/** The ids of the slices that a page may show. */
export const slicesOfPage = (page: CreatedPage, { slots = [] }: Template): string[] =>
  slots.map((slot) => sliceIn(slot, page))

/**
 * The text of a page's data.
 * @param stories the data of each story's page as JSON, by the id in the page's context
 */
export const pageDataText = (
  page: CreatedPage,
  { hasQuery, slots }: Template,
  stories: ReadonlyMap<string, string>,
): string => {
  const { id = '' } = page.context as { id?: string }
  const data = hasQuery ? `"data":{"storyPage":{"page":${stories.get(id)}}},` : ''
  const slices = slots && Object.fromEntries(slots.map((slot) => [slot, sliceIn(slot, page)]))
  const map = slices && `,"slicesMap":${JSON.stringify(slices)}`
  return [
    `{"componentChunkName":"${chunkName('component', page.component)}","path":${JSON.stringify(page.path)},`,
    `"result":{${data}"pageContext":${JSON.stringify(page.context)}},"staticQueryHashes":[]`,
    ...(map ? [map] : []),
    ...(page.matchPath ? [`,"matchPath":"${page.matchPath}"`] : []),
    '}',
  ].join('')
}

/** A slice as the renderer takes it. */
export interface RenderedSlice {
  componentChunkName: string
  context: object
}

/** Gatsby's data of a slice. */
export interface SliceData {
  componentChunkName: string
  result: { sliceContext: { path: string } }
  staticQueryHashes: readonly string[]
}

/** The text of a slice's data. Gatsby adds its own name of the slice (node_modules/gatsby/dist/query/index.js). */
export const sliceDataText = ({ id, component, context }: CreatedSlice): string =>
  JSON.stringify({
    componentChunkName: chunkName('slice', component),
    result: { sliceContext: { path: `slice--${id}`, ...context } },
    staticQueryHashes: [],
  } satisfies SliceData)

/** Gatsby shortens long paths, and treats other characters in its own ways. */
const PLAIN_PATH = /^(\/[\w.~-]{1,200})*\/$|^\/\d+\.html$/

/** A copy of each page of messages, under the address where hosts look for it (node_modules/gatsby/dist/internal-plugins/prod-404-500). */
const withStatusPages = (pages: readonly CreatedPage[]): CreatedPage[] => [
  ...pages,
  ...pages.flatMap((page) => {
    const [, status] = /^\/(404|500)\/$/.exec(page.path) ?? []
    return status ? [{ ...page, path: `/${status}.html` }] : []
  }),
]

/**
 * All pages that Gatsby makes of those that were created, by their paths.
 * Throws NeedsGatsby for a path that Gatsby changes, and for one that it writes into the site's code.
 */
export const pagesOf = (created: readonly CreatedPage[]): ReadonlyMap<string, CreatedPage> => {
  const pages = new Map(withStatusPages(created).map((page) => [page.path, page]))
  const patterns = created.flatMap(({ path: own, matchPath }) =>
    matchPath ? [toMatcher(own, matchPath)] : [],
  )
  for (const { path: own, matchPath } of pages.values()) {
    if (!PLAIN_PATH.test(own)) throw new NeedsGatsby(`${own} is no plain path.`)
    if (!matchPath && patterns.some(({ matches }) => matches(own)))
      throw new NeedsGatsby(`${own} is also an address of another page, so the site’s code names it.`)
  }
  return pages
}
