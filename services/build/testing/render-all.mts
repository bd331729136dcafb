import { openEarlierSite } from '../../../gatsby/content-build/earlier-site'
import type { PageData, SliceData } from '../../../gatsby/content-build/page-files'
import { renderChanges } from '../../../gatsby/content-build/render-changes'
import { type CodeStats, openRenderer } from '../../../gatsby/content-build/renderer'

// Renders every page and every slice of a release again, the last page first, into another folder: node --import tsx THIS RELEASE FOLDER

const [release = '', folder = ''] = process.argv.slice(2)
const earlier = await openEarlierSite(release)
const dataOf = async <Data,>(name: RegExp) =>
  Promise.all(
    [...earlier.paths]
      .filter((file) => name.test(file))
      .sort()
      .map(async (file) => [file, await earlier.readJson<Data>(file)] as const),
  )
const pages = await dataOf<PageData>(/^\/page-data\/.+\/page-data\.json$/)
const slices = await dataOf<SliceData>(/^\/slice-data\//)
const ids = new Map(
  slices.map(([file, { componentChunkName, result }]) => {
    const context = { ...result.sliceContext, path: undefined }
    return [file.slice('/slice-data/'.length, -'.json'.length), { componentChunkName, context }]
  }),
)
const changes = {
  changedPages: pages.map(([, data]) => data).reverse(),
  changedSlices: new Set(ids.keys()),
  slices: ids,
  slicesOfPages: new Map<string, string[]>(),
}
const stats = await earlier.readJson<CodeStats>('/webpack.stats.json')
await renderChanges(changes, earlier, await openRenderer(`${release}/.renderer`, stats), folder)
