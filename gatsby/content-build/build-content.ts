import { FILES_AT_ONCE, mapAtMost } from '../../services/lib/concurrency'
import { pageDataOf } from '../page-code'
import type { Collected } from './collect-pages'
import { type EarlierSite, openEarlierSite } from './earlier-site'
import { NeedsGatsby } from '../../services/build/needs-gatsby'
import {
  chunkName,
  type CreatedPage,
  type CreatedSlice,
  htmlFile,
  type PageData,
  pageDataText,
  pagesOf,
  readTemplate,
  type RenderedSlice,
  sliceDataFile,
  sliceDataText,
  sliceHtmlFile,
  slicesOfPage,
  type Template,
} from './page-files'
import { renderChanges, writeBelow } from './render-changes'
import { type CodeStats, openRenderer } from './renderer'

interface ContentBuild {
  /** What the content makes now. */
  collected: Collected
  /** Folder of the last release. */
  release: string
  /** Folder of the renderer that Gatsby compiled with the code of that release. */
  renderer: string
  /** The files that changed are written below this folder. */
  target: string
}

/** The page that shows the flags (gatsby/experiments.ts). */
const FLAGS_PAGE = '/za/internal/tests/experiments/'
type WithFlags = { flags?: { cart: boolean } }

/** Pages of files in src/pages, which no content changes. */
const isOwnPage = ({ componentChunkName }: PageData) =>
  componentChunkName.startsWith('component---src-pages-')

/** The data of the pages of the last release that the content does not make: those of files, and those that are gone. */
const readOthers = async (earlier: EarlierSite, pages: Iterable<string>) => {
  const made = new Set([...pages].map(pageDataOf))
  const others = [...earlier.paths].filter((file) => file.endsWith('/page-data.json') && !made.has(file))
  const data = await mapAtMost(FILES_AT_ONCE, others, (file) => earlier.readJson<PageData>(file))
  return { own: data.filter(isOwnPage), gone: data.filter((page) => !isOwnPage(page)) }
}

/** Gatsby compiles the list of templates and slices in use, and the flag of the cart, into the site's code. */
const checkCode = async (
  earlier: EarlierSite,
  stats: CodeStats,
  used: readonly string[],
  flags: CreatedPage | undefined,
): Promise<void> => {
  const isUsed = new Set(used)
  const compiled = Object.keys(stats.assetsByChunkName).filter((name) => /^(component|slice)---/.test(name))
  const other = used.find((name) => !compiled.includes(name)) ?? compiled.find((name) => !isUsed.has(name))
  if (other)
    throw new NeedsGatsby(
      `${other} is used for the first time, or no longer, and is a part of the site’s code.`,
    )
  const before = (await earlier.readJson<PageData>(pageDataOf(FLAGS_PAGE))).result.pageContext as WithFlags
  const now = flags?.context as WithFlags | undefined
  if (before.flags?.cart !== now?.flags?.cart)
    throw new NeedsGatsby('the flag “cart” has changed, and is a part of the site’s code.')
}

/** The templates by the name of their code, each as a page of the last release shows it. */
const readTemplates = async (earlier: EarlierSite, pages: ReadonlyMap<string, CreatedPage>) => {
  const templates = new Map<string, Template>()
  for (const { path: pagePath, component } of pages.values()) {
    const chunk = chunkName('component', component)
    const file = pageDataOf(pagePath)
    if (templates.has(chunk) || !earlier.paths.has(file)) continue
    const data = await earlier.readJson<PageData>(file)
    if (data.componentChunkName === chunk) templates.set(chunk, readTemplate(data))
  }
  return templates
}

/** Writes the data of pages that changed. */
const writePages = async (
  pages: ReadonlyMap<string, CreatedPage>,
  { slices, stories }: Collected,
  earlier: EarlierSite,
  target: string,
) => {
  const ids = new Set(slices.map(({ id }) => id))
  const templates = await readTemplates(earlier, pages)
  const changedPages: PageData[] = []
  const slicesOfPages = new Map<string, readonly string[]>()
  for (const page of pages.values()) {
    const template = templates.get(chunkName('component', page.component))
    if (!template) throw new NeedsGatsby(`no page of the last release has the template of ${page.path}.`)
    const own = slicesOfPage(page, template)
    const missing = own.find((id) => !ids.has(id))
    if (missing) throw new NeedsGatsby(`${page.path} may show the slice ${missing}, which is gone.`)
    slicesOfPages.set(page.path, own)
    const text = pageDataText(page, template, stories)
    if (earlier.has(pageDataOf(page.path), text)) continue
    changedPages.push(JSON.parse(text) as PageData)
    await writeBelow(target, pageDataOf(page.path), text)
  }
  return { changedPages, slicesOfPages }
}

/** Writes the data of slices that changed. */
const writeSlices = async (created: readonly CreatedSlice[], earlier: EarlierSite, target: string) => {
  const changedSlices = new Set<string>()
  const slices = new Map<string, RenderedSlice>()
  for (const slice of created) {
    const { id, component, context } = slice
    slices.set(id, { componentChunkName: chunkName('slice', component), context })
    const text = sliceDataText(slice)
    if (earlier.has(sliceDataFile(slice.id), text)) continue
    changedSlices.add(slice.id)
    await writeBelow(target, sliceDataFile(slice.id), text)
  }
  return { changedSlices, slices }
}

/**
 * Writes what changes on the site, without compiling anything: the files are those that Gatsby would write.
 * Rejects with NeedsGatsby where Gatsby has to build the site.
 * @returns the paths of the files that the site no longer has
 */
export const buildContent = async ({
  collected,
  release,
  renderer,
  target,
}: ContentBuild): Promise<string[]> => {
  const earlier = await openEarlierSite(release)
  const stats = await earlier.readJson<CodeStats>('/webpack.stats.json')
  const pages = pagesOf(collected.pages)
  const { own, gone } = await readOthers(earlier, pages.keys())
  const used = [
    ...own.map(({ componentChunkName }) => componentChunkName),
    ...[...pages.values()].map(({ component }) => chunkName('component', component)),
    ...collected.slices.map(({ component }) => chunkName('slice', component)),
  ]
  await checkCode(earlier, stats, used, pages.get(FLAGS_PAGE))
  const written = await writePages(pages, collected, earlier, target)
  const { slices, changedSlices } = await writeSlices(collected.slices, earlier, target)
  const slicesOfPages = new Map([
    ...written.slicesOfPages,
    ...own.map((page) => [page.path, Object.values(page.slicesMap ?? {})] as const),
  ])
  if (written.changedPages.length + changedSlices.size > 0) {
    const changes = { ...written, slicesOfPages, slices, changedSlices }
    await renderChanges(changes, earlier, await openRenderer(renderer, stats), target)
  }
  return removedFiles(earlier, gone, slices)
}

/** The files of pages and slices that are gone. */
const removedFiles = (
  { paths }: EarlierSite,
  gone: readonly PageData[],
  slices: ReadonlyMap<string, RenderedSlice>,
): string[] => {
  const gonePages = gone.flatMap(({ path: pagePath }) => [pageDataOf(pagePath), htmlFile(pagePath)])
  const goneSlices = [...paths].flatMap((file) => {
    const [, id] = /^\/slice-data\/(.+)\.json$/.exec(file) ?? []
    return id && !slices.has(id) ? [sliceDataFile(id), sliceHtmlFile(id)] : []
  })
  return [...gonePages, ...goneSlices].filter((file) => paths.has(file))
}
