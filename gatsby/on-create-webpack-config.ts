import type { GatsbyNode } from 'gatsby'

/** No source maps in the published site: Gatsby would put them beside the scripts for anyone to read. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false })
}
