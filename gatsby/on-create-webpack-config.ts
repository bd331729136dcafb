import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import { blockEntries } from './block-entries'
import { blockScripts, blockScriptsPath, type Chunks } from './page-code'
import { compilePrePaint, type PrePaintScripts } from './pre-paint'
import { sourceMaps } from './source-maps'

type LoaderOptions = { cacheDirectory?: string; isPageTemplate?: boolean; resourceQuery?: string }
type Loader = { loader?: string; options?: object }
type Rule = { use?: unknown; [key: string]: unknown }
type Chunk = { name?: string | null }
type ChunkGraph = { getModuleChunks: (module: unknown) => Iterable<Chunk> }
type CacheGroup = {
  name?: string | false
  test?: (module: unknown, graph: { chunkGraph: ChunkGraph }) => boolean
  chunks?: (chunk: Chunk) => boolean
  minChunks?: number
}
type BuildConfig = {
  output?: Record<string, unknown>
  devtool?: ReturnType<typeof sourceMaps>
  entry?: Record<string, unknown>
  resolve?: { alias?: Record<string, string | false> }
  module?: { rules?: Rule[] }
  externals?: unknown[]
  plugins?: object[]
  optimization?: {
    runtimeChunk?: unknown
    minimizer?: unknown[]
    splitChunks?: { cacheGroups?: { commons?: CacheGroup; shared?: CacheGroup } }
  }
}

const replace = (actions: Actions, config: BuildConfig) =>
  actions.replaceWebpackConfig(config as Parameters<Actions['replaceWebpackConfig']>[0])

/** What the pages of the editors load. */
const isContentPart = ({ name }: Chunk) =>
  /^(component---src-templates-content-page|slice---)/.test(name ?? '')

/** Neither the site's own code nor the library under it. */
const isApart = ({ name }: Chunk) => !['app', 'framework', 'polyfill'].includes(name ?? '')

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
  'prop-types$': path.resolve('gatsby/browser/nothing.cjs'),
  invariant$: path.resolve('gatsby/browser/nothing.cjs'),
  // With styled-components: for prefixes of vendors, which it adds where it is told to.
  [file('stylis/src/Prefixer.js')]: false,
} as const

/** What stands for a part of Gatsby's in the browser, where that is imported by a relative path. */
const INSTEAD = {
  [path.resolve('.cache/head/head-export-handler-for-browser')]: path.resolve('gatsby/browser/head.js'),
  [path.resolve('src/templates/page-head')]: path.resolve('gatsby/browser/page-head.js'),
  [path.resolve('.cache/static-query')]: path.resolve('gatsby/browser/static-query.js'),
  [path.resolve('.cache/redirect-utils.js')]: path.resolve('gatsby/browser/redirects.js'),
  // Of Segment's library, which else says nothing of what became of what it sent.
  [file('@segment/analytics-next/dist/pkg/lib/fetch')]: path.resolve('src/analytics/segment-fetch.ts'),
  // Blocks come by their own entries.
  [path.resolve('src/blocks/registry.gen')]: path.resolve('gatsby/browser/block-registry.ts'),
}

/** Of libraries of which Gatsby's code in the browser asks little, that little (decision 054). */
const SLIM = {
  gatsby$: path.resolve('gatsby/browser/api.js'),
  'gatsby-link$': path.resolve('gatsby/browser/link.ts'),
  'gatsby-react-router-scroll$': path.resolve('gatsby/browser/scroll.ts'),
  '@gatsbyjs/reach-router$': path.resolve('gatsby/browser/router.ts'),
} as const

/** Gatsby's own writes for browsers that run no modules. */
const MINIFY = {
  compress: { ecma: 2020, passes: 3, inline: 1 },
  output: { ecma: 2020 },
  mangle: {},
}

/** Gatsby asks for a template's component and for its head by two imports of the same file; each goes without the other. */
const withoutOtherExports = ({ isPageTemplate, resourceQuery = '' }: LoaderOptions): object[] => {
  if (!isPageTemplate) return []
  const apis = [
    ...['getServerData', 'config'],
    ...(/export=default/.test(resourceQuery) ? ['Head'] : []),
    ...(/export=head/.test(resourceQuery) ? ['default'] : []),
  ]
  return [[file('gatsby/dist/utils/babel/babel-plugin-remove-api.js'), { apis }]]
}

/** Compiles by browser/babel.cjs alone; Gatsby's loader adds what its plugins ask for, two that rewrite `?.` and `??` among them. */
const browserLoader = (options: LoaderOptions): Loader => ({
  loader: 'babel-loader',
  options: {
    cacheDirectory: options.cacheDirectory,
    configFile: path.resolve('gatsby/browser/babel.cjs'),
    plugins: withoutOtherExports(options),
  },
})

const OWN_LOADER = /gatsby[\\/]dist[\\/]utils[\\/]babel-loader/

/** The rule for the site's own code, which names its loaders by a function, with another for the one that compiles. */
const compileForBrowsers = (rule: Rule): Rule => {
  const { use } = rule
  if (typeof use !== 'function') return rule
  const compile = (loader: Loader): Loader =>
    OWN_LOADER.test(loader.loader ?? '') ? browserLoader(loader.options ?? {}) : loader
  return { ...rule, use: (module: unknown) => (use as (module: unknown) => Loader[])(module).map(compile) }
}

/** It does not say so itself: without it the preview would keep alive what no page uses of the library for rich text. */
const NO_SIDE_EFFECTS = { test: /@storyblok[\\/]react[\\/]dist/, sideEffects: false }

/**
 * No source maps in the published site: Gatsby would put them beside the scripts for anyone to read (source-maps.ts). The code starts in
 * several tasks (browser/entry.mjs). And what only blocks share, or only pages like checkout and signup, stays out of the
 * chunk that every page loads: Gatsby counts all chunks alike, so a few product blocks would put the shop's code on pages
 * without a product. What is in that chunk is in no other: webpack cannot know that it is there before any block, so each
 * would bring its own copy.
 */
const slimBrowserCode = ({ actions, getConfig, plugins }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  config.devtool = sourceMaps(process.env)
  // Each stands in the first JavaScript; as long as the host asks for before it takes a file for one that never changes.
  config.output = { ...config.output, hashDigestLength: 16 }
  config.entry = { ...config.entry, app: path.resolve('gatsby/browser/entry.mjs'), ...blockEntries() }
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...UNUSED, ...INSTEAD, ...SLIM } }
  config.module = {
    ...config.module,
    rules: [...(config.module?.rules ?? []).map(compileForBrowsers), NO_SIDE_EFFECTS],
  }
  const { cacheGroups } = config.optimization?.splitChunks ?? {}
  if (config.optimization) {
    config.optimization.runtimeChunk = false
    config.optimization.minimizer = [plugins.minifyJs({ terserOptions: MINIFY })]
  }
  if (cacheGroups?.commons) {
    cacheGroups.commons = {
      ...cacheGroups.commons,
      name: 'app',
      chunks: () => true,
      minChunks: 1,
      test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isContentPart),
    }
  }
  if (cacheGroups?.shared) {
    cacheGroups.shared = {
      ...cacheGroups.shared,
      // One would stand in the first JavaScript, for every chunk.
      name: false,
      chunks: isApart,
      test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].every(isApart),
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

/**
 * `gatsby develop` renders its pages in the browser, all in one document. Gatsby imports every page into what writes that document, and
 * reads none: compiling them for it took a third of the processors' time until it was ready.
 */
const compileDocumentAlone = ({ actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  // Webpack takes the first alias that fits, and Gatsby's own fits all of its virtual modules.
  config.resolve = {
    ...config.resolve,
    alias: { '$virtual/async-requires$': false, ...config.resolve?.alias },
  }
  replace(actions, config)
}

/** oxlint.config.mjs holds the rules of this code. ESLint with Gatsby's refused a file that they allow, and every page stayed blank. */
const leaveLintToTheProject = ({ actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  config.plugins = config.plugins?.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin')
  replace(actions, config)
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

/** Notes beside the scripts where those of each block are. */
const noteBlockScripts = (chunks: Chunks): Chunks => {
  writeFileSync(`public${blockScriptsPath(chunks)}`, JSON.stringify(blockScripts(chunks)))
  return chunks
}

let prePaint: Promise<PrePaintScripts> | undefined

/** Compiled once, beside the browser's code. */
const prePaintScripts = () => (prePaint ??= compilePrePaint())

/** What gatsby-ssr.tsx writes into every page. Where it changes, all HTML is written anew. */
const bringConstants = async ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  const scripts = await prePaintScripts()
  const isBuilt = stage === 'build-html'
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        PRE_PAINT_SCRIPTS: JSON.stringify(scripts),
        CODE_CHUNKS: JSON.stringify(isBuilt ? noteBlockScripts(chunksOfBuild()) : {}),
        CODE_HASH: JSON.stringify(isBuilt ? hashOfBuild() : ''),
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
  if (args.stage === 'develop-html') compileDocumentAlone(args)
  if (args.stage === 'develop') leaveLintToTheProject(args)
}
