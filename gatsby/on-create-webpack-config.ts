import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import type { Chunks } from './page-code'
import { compilePrePaint, type PrePaintScripts } from './pre-paint'
import { renderedModules } from './server-order'

type Chunk = { name?: string | null }
type ChunkGraph = { getModuleChunks: (module: unknown) => Iterable<Chunk> }
type CacheGroup = {
  name?: string | false
  test?: RegExp | ((module: unknown, graph: { chunkGraph: ChunkGraph }) => boolean)
  chunks?: (chunk: Chunk) => boolean
  minChunks?: number
  enforce?: boolean
}
type Rule = { use?: unknown; test?: unknown; sideEffects?: boolean }
type BuildConfig = {
  output?: Record<string, unknown>
  devtool?: 'hidden-source-map' | false
  entry?: Record<string, unknown>
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: Rule[] }
  externals?: unknown[]
  plugins?: object[]
  optimization?: {
    runtimeChunk?: unknown
    splitChunks?: { cacheGroups?: Record<string, CacheGroup | undefined> }
  }
}

type Plugins = CreateWebpackConfigArgs['plugins']

/** Chunks of the pages that editors build. */
const isContentPart = ({ name }: Chunk) =>
  /^(component---src-templates-content-page|slice---)/.test(name ?? '')

/** A module's absolute path, since its own library imports it by a relative one. */
const file = (inModules: string) => path.resolve('node_modules', inModules)

/** Modules that Gatsby puts into the browser's code and that never run there. */
const UNUSED = {
  // Imported with 'gatsby': runs scripts in a worker, which no page does.
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  [file('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // There is no service worker.
  [path.resolve('.cache/register-service-worker.js')]: false,
  // Renders a slice in the HTML that a build writes.
  [path.resolve('.cache/slice/server-slice.js')]: false,
  // Wraps pages in what gatsby-browser.tsx wraps them in.
  [file('gatsby-plugin-styled-components/gatsby-browser.js')]: false,
  // Libraries warn developers with these; nothing of a production build reads them.
  'prop-types$': path.resolve('gatsby/browser/nothing.cjs'),
  invariant$: path.resolve('gatsby/browser/nothing.cjs'),
  // With styled-components: adds vendor prefixes, which the site does not ask of it.
  [file('stylis/src/Prefixer.js')]: false,
} as const

/** Modules of libraries that the browser's code replaces. They are named by their file, because their library imports them by a relative path. */
const INSTEAD = {
  // Segment's library does not report whether a request succeeded, so the site passes it a fetch that does.
  [file('@segment/analytics-next/dist/pkg/lib/fetch')]: path.resolve('src/analytics/segment-fetch.ts'),
}

/** The rule for the site's own code, which alone names its loaders by a function, compiles for the browsers of package.json. */
const compileForBrowsers = (rule: Rule): Rule => {
  if (typeof rule.use !== 'function') return rule
  const options = { cacheDirectory: true, configFile: path.resolve('gatsby/browser/babel.cjs') }
  return { ...rule, use: [{ loader: 'babel-loader', options }] }
}

/** It does not say so itself: without it the preview would keep alive what no page uses of the library for rich text. */
const NO_SIDE_EFFECTS = { test: /@storyblok[\\/]react[\\/]dist/, sideEffects: false }

/**
 * The published site has no source maps, which Gatsby would put beside the scripts for anyone to read: where the host may upload them, it
 * removes them before it publishes anything (services/build/source-maps.ts). What content pages
 * and slices need stands in the first file, since Brotli makes less of one file than of many, and nothing else does: Gatsby counts all
 * chunks alike, so a few product blocks would put the shop's code on pages without a product (decision 054).
 */
const slimBrowserCode = (config: BuildConfig, plugins: Plugins) => {
  config.devtool = process.env.SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false
  // The first file holds the hash of every chunk. The host takes a file with a hash of this length for one that never changes.
  config.output = { ...config.output, hashDigestLength: 16 }
  config.entry = { ...config.entry, app: path.resolve('gatsby/browser/entry.mjs') }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...UNUSED, ...INSTEAD } }
  config.module = {
    ...config.module,
    rules: [...(config.module?.rules ?? []).map(compileForBrowsers), NO_SIDE_EFFECTS],
  }
  // Code for the server alone is left out, such as the style sheet that a slice collects and settings from the environment.
  const inBrowser = { 'typeof window': '"object"', 'typeof process': '"undefined"' }
  config.plugins = [...(config.plugins ?? []), plugins.define(inBrowser)]
  const { cacheGroups } = config.optimization?.splitChunks ?? {}
  if (config.optimization) config.optimization.runtimeChunk = false
  if (cacheGroups) {
    cacheGroups.commons = {
      ...cacheGroups.commons,
      name: 'app',
      chunks: () => true,
      minChunks: 1,
      test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isContentPart),
    }
    // The first file would otherwise hold a name for each.
    cacheGroups.shared = { ...cacheGroups.shared, name: false }
    // The checkout's code and the cart's would each hold a copy of this, and the checkout loads both.
    cacheGroups.shopClient = {
      name: 'shop-client',
      test: /[\\/]node_modules[\\/]openapi-fetch[\\/]|[\\/]src[\\/]platform[\\/]http\.ts$/,
      chunks: () => true,
      enforce: true,
    }
  }
}

/** Pages are rendered whole, in the order of the document (gatsby/react-dom-server.cjs). */
const renderInOrder = (config: BuildConfig) => {
  const renderer = path.resolve('gatsby/react-dom-server.cjs')
  config.externals = [{ 'react-dom/server': `commonjs2 ${renderer}` }, ...(config.externals ?? [])]
}

/** The renderer runs all modules with components before it renders anything, so that a page's HTML does not depend on the pages before it. */
const runModulesInOrder = (config: BuildConfig) => {
  const entry = config.entry?.['render-page']
  if (typeof entry !== 'string')
    throw new Error('Gatsby names its renderer differently: mend gatsby/on-create-webpack-config.ts.')
  config.entry = {
    ...config.entry,
    'render-page': [...renderedModules(), path.resolve('gatsby/load-blocks.ts'), entry],
  }
}

/**
 * `gatsby develop` renders its pages in the browser, all in one document. Gatsby imports every page into what writes that document, and
 * reads none: compiling them for it took a third of the processors' time until it was ready.
 */
const compileDocumentAlone = (config: BuildConfig) => {
  // Webpack takes the first alias that fits, and Gatsby's own fits all of its virtual modules.
  config.resolve = {
    ...config.resolve,
    alias: { '$virtual/async-requires$': false, ...config.resolve?.alias },
  }
}

/** oxlint.config.mjs holds the rules of this code. ESLint with Gatsby's refused a file that they allow, and every page stayed blank. */
const leaveLintToTheProject = (config: BuildConfig) => {
  config.plugins = config.plugins?.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin')
}

/** The files of each chunk of the browser's code, which is compiled before the code that writes HTML. */
const chunksOfBuild = (): Chunks =>
  (JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as { assetsByChunkName: Chunks })
    .assetsByChunkName

/** Gatsby writes it with its table of all chunks, which gatsby-ssr.tsx leaves out. */
const hashOfBuild = (): string => {
  const file = 'public/_gatsby/slices/_gatsby-scripts-1.html'
  const [, hash] = /___webpackCompilationHash="(\w+)"/.exec(readFileSync(file, 'utf8')) ?? []
  if (!hash)
    throw new Error(`${file} holds no hash of the browser’s code: has Gatsby changed how it writes it?`)
  return hash
}

let prePaint: Promise<PrePaintScripts> | undefined

/** Compiled once, beside the browser's code. */
const prePaintScripts = () => (prePaint ??= compilePrePaint())

/** The constants that gatsby-ssr.tsx writes into every page. A change of them makes Gatsby write all HTML again. */
const bringConstants = async (config: BuildConfig, plugins: Plugins, isBuilt: boolean) => {
  const constants = plugins.define({
    PRE_PAINT_SCRIPTS: JSON.stringify(await prePaintScripts()),
    CODE_CHUNKS: JSON.stringify(isBuilt ? chunksOfBuild() : {}),
    CODE_HASH: JSON.stringify(isBuilt ? hashOfBuild() : ''),
  })
  config.plugins = [...(config.plugins ?? []), constants]
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as BuildConfig
  if (stage === 'build-html' || stage === 'develop-html')
    await bringConstants(config, plugins, stage === 'build-html')
  if (stage === 'build-javascript') {
    slimBrowserCode(config, plugins)
    void prePaintScripts()
  }
  if (stage === 'build-html') {
    renderInOrder(config)
    runModulesInOrder(config)
  }
  if (stage === 'develop-html') compileDocumentAlone(config)
  if (stage === 'develop') leaveLintToTheProject(config)
  actions.replaceWebpackConfig(config as Parameters<typeof actions.replaceWebpackConfig>[0])
}
