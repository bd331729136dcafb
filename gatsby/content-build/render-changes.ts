import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import { FILES_AT_ONCE, mapAtMost } from '../../services/lib/concurrency'
import type { EarlierSite } from './earlier-site'
import { htmlFile, type PageData, type RenderedSlice, sliceHtmlFile } from './page-files'
import { orGatsby, type Renderer } from './renderer'

const SLICES_HTML = /^\/_gatsby\/slices\//

/** Writes a file below a folder. */
export const writeBelow = async (folder: string, file: string, text: string): Promise<void> => {
  const at = path.join(folder, file)
  await mkdir(path.dirname(at), { recursive: true })
  await writeFile(at, text)
}

/** The site as its content makes it now. */
interface Changes {
  /** The data of the pages to render. */
  changedPages: readonly PageData[]
  /** The ids of the slices to render. */
  changedSlices: ReadonlySet<string>
  /** All slices by their ids. */
  slices: ReadonlyMap<string, RenderedSlice>
  /** The ids of the slices that each page may show, by its path. */
  slicesOfPages: ReadonlyMap<string, readonly string[]>
}

/**
 * Writes the HTML of changed pages and slices, and of every page that shows a changed slice, below a folder. Each slice's HTML stands in a
 * page between two comments (node_modules/gatsby/dist/utils/slices/stitching.js), so a page that shows a changed slice is not rendered again.
 */
export const renderChanges = async (
  { changedPages, changedSlices, slices, slicesOfPages }: Changes,
  earlier: EarlierSite,
  renderer: Renderer,
  target: string,
): Promise<void> => {
  const used = new Set<string>()
  for (const data of changedPages) {
    const page = await renderer.page(data)
    await writeBelow(target, htmlFile(data.path), page.html)
    page.slices.forEach((id) => used.add(id))
  }
  const isWritten = (id: string) => earlier.paths.has(sliceHtmlFile(id))
  // Like Gatsby: a slice that no page shows has no HTML.
  const rendered = [...slices].filter(([id]) => (isWritten(id) ? changedSlices.has(id) : used.has(id)))
  for (const [id, slice] of rendered)
    await writeBelow(target, sliceHtmlFile(id), await renderer.slice(id, slice))

  const isRendered = new Set(changedPages.map((page) => page.path))
  const isChanged = new Set(rendered.map(([id]) => id))
  const stitched = [...slicesOfPages].flatMap(([page, ids]) =>
    !isRendered.has(page) && ids.some((id) => isChanged.has(id)) ? [page] : [],
  )
  if (isRendered.size + stitched.length === 0) return
  const isNew = new Set(rendered.map(([id]) => sliceHtmlFile(id)))
  const otherSlices = [...earlier.paths].filter((file) => SLICES_HTML.test(file) && !isNew.has(file))
  await mapAtMost(FILES_AT_ONCE, [...stitched.map(htmlFile), ...otherSlices], (file) =>
    earlier.copy(file, target),
  )
  await mapAtMost(FILES_AT_ONCE, [...isRendered, ...stitched], (pagePath) =>
    orGatsby(pagePath, () => stitchSliceForAPage({ pagePath, publicDir: target })),
  )
}
