import { copyFile } from 'node:fs/promises'
import type { GatsbyNode } from 'gatsby'

/**
 * Once more the page of the site's root, which is a static file: where an earlier build had a page of its own there, Gatsby takes that
 * page's file away after it has copied the static ones.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => copyFile('static/index.html', 'public/index.html')
