import { createRequire } from 'node:module'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { getScriptsAndStylesForTemplate } from 'gatsby/dist/utils/client-assets-for-template'
import { NeedsGatsby } from '../../services/build/needs-gatsby'
import type { PageData, RenderedSlice } from './page-files'

/** How a page used a slice. */
interface SliceUse {
  sliceName: string
  props: object
  hasChildren: boolean
}

/** What Gatsby's renderer exports (node_modules/gatsby/cache-dir/static-entry.js). */
interface RenderPage {
  default(page: object): Promise<{ html: string; sliceData: Record<string, SliceUse> }>
  renderSlice(slice: object): Promise<string>
}

/** The files of the browser's code by the name of each part of it, as `webpack.stats.json` lists them. */
export interface CodeStats {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>
}

export interface Renderer {
  /** A page's HTML, with a mark for each slice, and the ids of its slices. */
  page(data: PageData): Promise<{ html: string; slices: string[] }>
  slice(id: string, slice: RenderedSlice): Promise<string>
}

/** What went wrong inside the renderer, in one line. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Gatsby renders again what fails here, and reports it in its own way. */
export const orGatsby = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NeedsGatsby) throw error
    throw new NeedsGatsby(`${what} cannot be rendered (${reasonOf(error)}).`)
  }
}

/**
 * The renderer that Gatsby compiled of the site's code (node_modules/gatsby/dist/utils/worker/child/render-html.js calls it in the same way).
 * @param folder its files, with `render-page.js`
 */
export const openRenderer = async (folder: string, stats: CodeStats): Promise<Renderer> => {
  const file = path.join(folder, 'render-page.js')
  const renderPage = await orGatsby(file, async () => createRequire(file)(file) as RenderPage)
  // It loads its blocks (gatsby/load-blocks.ts) before anything else gets its turn.
  await setImmediate()
  return {
    page: (pageData) =>
      orGatsby(pageData.path, async () => {
        const { html, sliceData } = await renderPage.default({
          pagePath: pageData.path,
          pageData,
          context: { isDuringBuild: true },
          staticQueryContext: {},
          // A page has the hash of the code in a slice, which changes with the code.
          webpackCompilationHash: '',
          ...(await getScriptsAndStylesForTemplate(pageData.componentChunkName, stats)),
        })
        const used = Object.values(sliceData)
        if (used.some(({ props, hasChildren }) => hasChildren || Object.keys(props).length > 0))
          throw new NeedsGatsby(`${pageData.path} has a slice with properties.`)
        return { html, slices: used.map(({ sliceName }) => sliceName) }
      }),
    slice: (id, slice) =>
      orGatsby(`The slice ${id}`, () =>
        renderPage.renderSlice({ slice: { name: id, ...slice }, staticQueryContext: {}, props: {} }),
      ),
  }
}
