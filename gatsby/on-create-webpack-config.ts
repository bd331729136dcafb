import path from 'node:path'
import type { Actions, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'

type CacheGroup = { chunks?: unknown; minChunks?: number }
type BuildConfig = {
  devtool?: false
  externals?: unknown[]
  optimization?: { splitChunks?: { cacheGroups?: { commons?: CacheGroup } } }
}

const replace = (actions: Actions, config: BuildConfig) =>
  actions.replaceWebpackConfig(config as Parameters<Actions['replaceWebpackConfig']>[0])

/** A page template or a slice: what a first visit loads. Blocks are chunks too, but of their own. */
const isPagePart = ({ name }: { name?: string | null }) => /^(component|slice)---/.test(name ?? '')

/**
 * No source maps in the published site: Gatsby would put them beside the scripts for anyone to read. And what only
 * blocks share stays out of the chunk that every page loads: Gatsby counts all chunks alike, so a few product blocks
 * would put the shop's code on pages without a product.
 */
const slimBrowserCode = ({ actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig() as BuildConfig
  config.devtool = false
  const commons = config.optimization?.splitChunks?.cacheGroups?.commons
  if (commons) {
    commons.chunks = isPagePart
    commons.minChunks = 2
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

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') slimBrowserCode(args)
  if (args.stage === 'build-html') renderInOrder(args)
}
