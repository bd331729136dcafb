import { copyFile } from 'node:fs/promises'
import type { GatsbyNode } from 'gatsby'
import { announcedStories } from './gatsby/content-api'

export { createPages } from './gatsby/create-pages'
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config'
export { createResolvers, createSchemaCustomization } from './gatsby/story-pages'

/** Asks the content API before anything else, so that a wrong address or token is reported in one sentence. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  try {
    await announcedStories()
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Copies the page of the site's root once more. It is a static file, and where an earlier build had a page of its own there, Gatsby
 * removes that page's file after it has copied the static ones.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => copyFile('static/index.html', 'public/index.html')
