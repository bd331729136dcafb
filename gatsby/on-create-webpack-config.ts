import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import { compilePrePaint, type PrePaintScripts } from './pre-paint'

type Chunk = { name?: string | null }
type ChunkGraph = { getModuleChunks: (module: unknown) => Iterable<Chunk> }
type CacheGroup = {
  test?: (module: unknown, graph: { chunkGraph: ChunkGraph }) => boolean
  chunks?: (chunk: Chunk) => boolean
  minChunks?: number
}
type BuildConfig = {
  devtool?: false
  entry?: { app?: string }
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: unknown[] }
  externals?: unknown[]
  optimization?: { splitChunks?: { cacheGroups?: { commons?: CacheGroup } } }
}

const replace = (actions: Actions, config: BuildConfig) =>
  actions.replaceWebpackConfig(config as Parameters<Actions['replaceWebpackConfig']>[0])

/** A page template or a slice: what a first visit loads. Blocks are chunks too, but of their own. */
const isPagePart = ({ name }: Chunk) => /^(component|slice)---/.test(name ?? '')

/** What the pages of the editors load. */
const isContentPart = ({ name }: Chunk) =>
  /^(component---src-templates-content-page|slice---)/.test(name ?? '')

/** By its path, since the library that holds it imports it by a relative one. */
const file = (inModules: string) => path.resolve('node_modules', inModules)

/** What comes along in the browser's code and is never run there. */
const UNUSED = {
  // With everything imported from 'gatsby': for scripts in a worker, which no page has.
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  [file('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // There is no service worker.
  [path.resolve('.cache/register-service-worker.js')]: false,
  // Wraps pages in what gatsby-browser.tsx wraps them in.
  [file('gatsby-plugin-styled-components/gatsby-browser.js')]: false,
  'prop-types$': path.resolve('gatsby/nothing.cjs'),
  invariant$: path.resolve('gatsby/nothing.cjs'),
  // With styled-components: for prefixes of vendors, which it adds where it is told to.
  [file('stylis/src/Prefixer.js')]: false,
} as const

/** What stands for a part of Gatsby's in the browser, where that is imported by a relative path. */
const INSTEAD = {
  [path.resolve('.cache/head/head-export-handler-for-browser')]: path.resolve('gatsby/head-handler.mjs'),
}

/** It does not say so itself: without it the preview would keep alive what no page uses of the library for rich text. */
const NO_SIDE_EFFECTS = { test: /@storyblok[\\/]react[\\/]dist/, sideEffects: false }

/**
 * No source maps in the published site: Gatsby would put them beside the scripts for anyone to read. The code starts in
 * several tasks (browser-entry.mjs). And what only blocks share, or only pages like checkout and signup, stays out of the
 * chunk that every page loads: Gatsby counts all chunks alike, so a few product blocks would put the shop's code on pages
 * without a product. What is in that chunk is in no other: webpack cannot know that it is there before any block, so each
 * would bring its own copy.
 */
const slimBrowserCode = ({ actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  config.devtool = false
  config.entry = { ...config.entry, app: path.resolve('gatsby/browser-entry.mjs') }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...UNUSED, ...INSTEAD } }
  config.module = { ...config.module, rules: [...(config.module?.rules ?? []), NO_SIDE_EFFECTS] }
  const commons = config.optimization?.splitChunks?.cacheGroups?.commons
  if (commons) {
    commons.chunks = () => true
    commons.minChunks = 2
    commons.test = (module, { chunkGraph }) => {
      const pageParts = [...chunkGraph.getModuleChunks(module)].filter(isPagePart)
      return pageParts.length > 1 && pageParts.some(isContentPart)
    }
  }
  replace(actions, config)
}

/** Pages are rendered whole, in the order of the document (gatsby/react-dom-server.cjs). */
const renderInOrder = ({ actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  const renderer = path.resolve('gatsby/react-dom-server.cjs')
  config.externals = [{ 'react-dom/server': `commonjs2 ${renderer}` }, ...(config.externals ?? [])]
  replace(actions, config)
}

/** The files of each chunk of the browser's code, which is compiled before the code that writes HTML. */
const chunksOfBuild = (): unknown =>
  (JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as { assetsByChunkName: unknown })
    .assetsByChunkName

let prePaint: Promise<PrePaintScripts> | undefined

/** Compiled once, beside the browser's code. */
const prePaintScripts = () => (prePaint ??= compilePrePaint())

/** What gatsby-ssr.tsx writes into every page. Where it changes, all HTML is written anew. */
const bringConstants = async ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  const scripts = await prePaintScripts()
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        PRE_PAINT_SCRIPTS: JSON.stringify(scripts),
        CODE_CHUNKS: JSON.stringify(stage === 'build-html' ? chunksOfBuild() : {}),
      }),
    ],
  })
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  if (args.stage === 'build-html' || args.stage === 'develop-html') await bringConstants(args)
  if (args.stage === 'build-javascript') {
    slimBrowserCode(args)
    void prePaintScripts()
  }
  if (args.stage === 'build-html') renderInOrder(args)
}
