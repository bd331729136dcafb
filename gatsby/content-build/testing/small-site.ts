import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { finishRelease } from '../../../services/site/releases'
import { listSiteFiles, toIndexedFile } from '../../../services/site/site-index'
import { writeFolder } from '../../../services/testing/folder'
import { buildContent } from '../build-content'
import type { Collected } from '../collect-pages'

export const template = (name: string) => path.resolve(`src/templates/${name}.tsx`)
export const slice = (id: string, context: object, component = id) => ({
  id,
  component: path.resolve(`src/layout/slices/${component}.tsx`),
  context,
})

/** Stands in for the renderer that Gatsby compiles: a page shows its data and the slice that its data names. */
const RENDERER = `
const marks = (id) => '<slice-start id="' + id + '-1"></slice-start><slice-end id="' + id + '-1"></slice-end>'
exports.default = async ({ pageData, scripts }) => {
  const { title, shows = 'navigation', props = {} } = pageData.result.data?.storyPage.page ?? pageData.result.pageContext
  if (title === 'broken') throw new Error('no title is broken')
  const id = pageData.slicesMap[shows]
  return { html: title + scripts.map(({ name }) => name) + marks(id), sliceData: { [id]: { sliceName: id, props, hasChildren: false } } }
}
exports.renderSlice = async ({ slice }) => slice.name + ' says ' + slice.context.text
`

const MAP = { navigation: 'navigation', footer: 'footer' }
const FLAGS_PAGE = '/za/internal/tests/experiments/'

/** As Gatsby writes it. */
const gatsbyData = (chunk: string, at: string, result: object, rest: object = {}) =>
  JSON.stringify({
    componentChunkName: `component---src-${chunk}-tsx`,
    path: at,
    result,
    staticQueryHashes: [],
    slicesMap: MAP,
    ...rest,
  })
export const storyData = (at: string, title: string) =>
  gatsbyData('templates-content-page', at, {
    data: { storyPage: { page: { title } } },
    pageContext: { id: at, blocks: [] },
  })
export const sliceData = (id: string, text: string) =>
  JSON.stringify({
    componentChunkName: `slice---src-layout-slices-${id}-tsx`,
    result: { sliceContext: { path: `slice--${id}`, text } },
    staticQueryHashes: [],
  })
export const stitched = (title: string, id: string, says: string) =>
  `${title}app.js<!-- slice-start id="${id}-1" -->${says}<!-- slice-end id="${id}-1" -->`

const CHUNKS = [
  ...['pages-za-editor', 'templates-content-page', 'templates-experiments-page'].map(
    (name) => `component---src-${name}-tsx`,
  ),
  ...['navigation', 'footer'].map((name) => `slice---src-layout-slices-${name}-tsx`),
]
const STATS = {
  assetsByChunkName: { app: ['app.js'], ...Object.fromEntries(CHUNKS.map((name) => [name, [`${name}.js`]])) },
  childAssetsByChunkName: {},
}

export const SITE: Record<string, string | object> = {
  'webpack.stats.json': JSON.stringify(STATS),
  '.renderer/render-page.js': RENDERER,
  'page-data/za/page-data.json': storyData('/za/', 'Home'),
  'za/index.html': stitched('Home', 'navigation', 'navigation says menu'),
  'page-data/za/help/page-data.json': storyData('/za/help/', 'Help'),
  'za/help/index.html': stitched('Help', 'navigation', 'navigation says menu'),
  'page-data/za/editor/page-data.json': gatsbyData('pages-za-editor', '/za/editor/', { pageContext: {} }),
  'za/editor/index.html': stitched('Editor', 'navigation', 'navigation says menu'),
  [`page-data${FLAGS_PAGE}page-data.json`]: gatsbyData('templates-experiments-page', FLAGS_PAGE, {
    pageContext: { title: 'Flags', flags: { cart: true } },
  }),
  [`${FLAGS_PAGE.slice(1)}index.html`]: stitched('Flags', 'navigation', 'navigation says menu'),
  'slice-data/navigation.json': sliceData('navigation', 'menu'),
  'slice-data/footer.json': sliceData('footer', 'foot'),
  '_gatsby/slices/navigation-1.html': 'navigation says menu',
}

type Story = {
  at: string
  title: string
  fields?: object
  slices?: Record<string, string>
  matchPath?: string
}
export const HOME: Story = { at: '/za/', title: 'Home' }
export const HELP: Story = { at: '/za/help/', title: 'Help' }

/** What the hook collects of these stories. */
export const collect = (stories: Story[], more: Partial<Collected> = {}, cart = true): Collected => ({
  pages: [
    ...stories.map(({ at, slices = {}, matchPath }) => ({
      ...{ path: at, component: template('content-page'), context: { id: at, blocks: [] }, slices },
      ...(matchPath && { matchPath }),
    })),
    {
      path: FLAGS_PAGE,
      component: template('experiments-page'),
      context: { title: 'Flags', flags: { cart } },
    },
  ],
  slices: [slice('navigation', { text: 'menu' }), slice('footer', { text: 'foot' })],
  stories: new Map(stories.map(({ at, title, fields }) => [at, JSON.stringify({ title, ...fields })])),
  ...more,
})

/** Makes what changed on a release of these files. */
export const make = async (collected: Collected, files: Record<string, string | object | undefined> = {}) => {
  const present = Object.entries({ ...SITE, ...files }).filter(([, text]) => text !== undefined)
  const release = await writeFolder(Object.fromEntries(present) as Record<string, string>)
  const indexed = (await listSiteFiles(release)).map(async (file) =>
    toIndexedFile(file.path, await readFile(file.file)),
  )
  await finishRelease(
    release,
    { files: await Promise.all(indexed), addresses: { pages: [], redirects: [] } },
    [],
  )
  const target = await writeFolder()
  const removed = await buildContent({
    collected,
    release,
    renderer: path.join(release, '.renderer'),
    target,
  })
  const written = Object.fromEntries(
    await Promise.all(
      (await listSiteFiles(target)).map(async ({ path: name, file }) => [
        name.slice(1),
        await readFile(file, 'utf8'),
      ]),
    ),
  ) as Record<string, string>
  return { removed, written, release }
}
