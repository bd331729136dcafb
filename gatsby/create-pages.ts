import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkBlok } from './check-bloks'
import { contentModel } from './content-model'
import { createLayoutSlices } from './create-slices'
import { pageContext } from './page-context'
import { readSources, type Story } from './read-sources'

/** Stories of these types have a page; the others are parts of pages. */
const TEMPLATES = new Map([
  ['page', path.resolve('src/templates/content-page.tsx')],
  ['checkout_page', path.resolve('src/templates/checkout-page.tsx')],
])

/** Creates one page per published story under /za, and the slices that all pages share. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { stories, products } = await readSources(graphql).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  )
  const checked = stories.flatMap((story): Story[] => {
    const result = checkBlok(story.content, contentModel, story.slug)
    result.problems.forEach((problem) => reporter.warn(`Content: ${problem}`))
    return 'blok' in result ? [{ ...story, content: result.blok }] : []
  })
  createLayoutSlices(checked, actions)
  for (const story of checked) {
    const component = TEMPLATES.get(story.content.component)
    if (!component) continue
    const context = pageContext(story, checked, products)
    actions.createPage({ path: context.pagePath, component, context })
  }
}
