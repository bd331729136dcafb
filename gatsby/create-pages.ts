import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeCartEntries } from './cart-entries'
import { checkBlok } from './check-bloks'
import { contentModel } from './content-model'
import { createLayoutSlices, slicesOfPage } from './create-slices'
import { fillFigures } from './fill-figures'
import { galleryPages } from './gallery-pages'
import { messagePages } from './message-pages'
import { orderPages } from './order-pages'
import { pageContexts } from './page-context'
import { readSources, type Story } from './read-sources'
import { signupPages } from './signup-pages'

/** Stories of these types have a page; the others are parts of pages. */
const TEMPLATES = new Map([
  ['page', path.resolve('src/templates/content-page.tsx')],
  ['checkout_page', path.resolve('src/templates/checkout-page.tsx')],
])

/** A page must never disappear silently: without what its template needs, nothing is published. */
const pageIsLost = (slug: string, problems: readonly string[]) => {
  const missing = problems.map((problem) => problem.replace(/ The block is left out\.$/, ''))
  return `The page "${slug}" cannot be built, so nothing was published. Fill in what is missing, then try again: ${missing.join(' ')}`
}

/** Creates one page per published story under /za, the gallery of blocks, and what all pages share: slices, cart entries. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter, store }) => {
  const { stories, ...shop } = await readSources(graphql).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  )
  const filled = fillFigures(stories, shop.products)
  filled.problems.forEach((problem) => reporter.warn(`Content: ${problem}`))
  const checked = filled.stories.flatMap((story): Story[] => {
    const result = checkBlok(story.content, contentModel, story.slug)
    result.problems.forEach((problem) => reporter.warn(`Content: ${problem}`))
    if ('blok' in result) return [{ ...story, content: result.blok }]
    if (TEMPLATES.has(story.content.component)) reporter.panic(pageIsLost(story.slug, result.problems))
    return []
  })
  createLayoutSlices(checked, actions)
  await writeCartEntries(checked, store.getState().program.directory)
  const contextOf = pageContexts(checked, shop)
  const paths = new Set<string>()
  for (const story of checked) {
    const component = TEMPLATES.get(story.content.component)
    if (!component) continue
    const context = contextOf(story)
    const { slices, problem } = slicesOfPage(story, checked)
    if (problem) reporter.warn(`Content: ${problem}`)
    actions.createPage({ path: context.pagePath, component, context, slices })
    paths.add(context.pagePath)
  }
  for (const page of [...signupPages(checked, shop), ...orderPages(checked, shop)]) {
    actions.createPage<object>(page)
    paths.add(page.path)
  }
  messagePages(checked, paths).forEach((page) => actions.createPage(page))
  const gallery = galleryPages(checked, shop)
  actions.createPage(gallery.index)
  gallery.blocks.forEach((page) => actions.createPage(page))
}
