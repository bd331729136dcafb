import type { GatsbyNode } from 'gatsby'

type CacheGroup = { chunks?: unknown; minChunks?: number }
type BuildConfig = {
  devtool?: false
  optimization?: { splitChunks?: { cacheGroups?: { commons?: CacheGroup } } }
}

/** A page template or a slice: what a first visit loads. Blocks are chunks too, but of their own. */
const isPagePart = ({ name }: { name?: string | null }) => /^(component|slice)---/.test(name ?? '')

/**
 * No source maps in the published site: Gatsby would put them beside the scripts for anyone to read. And what only
 * blocks share stays out of the chunk that every page loads: Gatsby counts all chunks alike, so a few product blocks
 * would put the shop's code on pages without a product.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage !== 'build-javascript') return
  const config = getConfig() as BuildConfig
  config.devtool = false
  const commons = config.optimization?.splitChunks?.cacheGroups?.commons
  if (commons) {
    commons.chunks = isPagePart
    commons.minChunks = 2
  }
  actions.replaceWebpackConfig(config as Parameters<typeof actions.replaceWebpackConfig>[0])
}
