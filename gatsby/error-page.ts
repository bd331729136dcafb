import path from 'node:path'
import type { ErrorContext } from '../src/templates/error-context'
import { helpOf } from './help'
import type { Story } from './read-sources'

/**
 * The page for a failure of the site itself. Gatsby writes it to /500.html as well, where the host finds it, and the
 * browser when a page's data answers 500 (spec 8).
 */
export const errorPage = (
  stories: readonly Story[],
): { path: string; component: string; context: ErrorContext } => ({
  path: '/500/',
  component: path.resolve('src/templates/error-page.tsx'),
  context: { help: helpOf(stories) },
})
