import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { CART_ENTRIES_PATH } from '../src/catalogue/rules'
import { SEARCH_INDEX_PATH } from '../src/layout/search/search-index'
import { KNOWN_EXPERIMENTS_PATH } from '../src/experiments/rules/experiment'
import { BUILT_SITE_FILE, type BuiltSite, type PageAddress } from '../services/site/addresses'
import { checkSpace } from '../src/content-check'
import {
  contentModel,
  isPageType,
  nextChange,
  pageContext,
  slicesOfPage,
  TEMPLATES,
  type PageContext,
} from '../src/page'
import { cartEntries } from './cart-entries'
import { createLayoutSlices } from './create-slices'
import { experimentsPage } from './experiments'
import { galleryPages } from './gallery-pages'
import { messagePages, orderPages, signupPages } from './own-pages'
import { readSources } from './read-sources'
import { reportFindings } from './report-findings'
import { searchIndex } from './search-index'
import { addStoryPage } from './story-pages'

/**
 * Compiles the flag into the site's code, once for each process: under `gatsby develop` a later change waits for the next start. The
 * site's own setting, `GATSBY_CART`, overrides the flag.
 */
const compileCartFlag = (isOn: boolean, warn: (text: string) => void): void => {
  const before = process.env.GATSBY_CART_FLAG
  const now = isOn ? 'on' : 'off'
  process.env.GATSBY_CART_FLAG = now
  if (before !== undefined && before !== now)
    warn(`flags › cart: it is ${now} once the site is started anew, since it is a part of its code.`)
}

/** Creates one page per published story under /za, the gallery of blocks, and the shared parts of all pages. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter, store } = args
  const { nodeIds, ...sources } = await readSources(graphql).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  )
  const { space, experiments, redirects, findings } = checkSpace({
    ...sources,
    model: contentModel,
    siteUrl: process.env.SITE_URL ?? 'http://localhost:8000',
    now: Date.now(),
  })
  const projectFolder = store.getState().program.directory
  await reportFindings(findings, projectFolder, reporter)
  createLayoutSlices(space, actions)
  compileCartFlag(space.flags.cart, (text) => reporter.warn(`Content: ${text}`))
  const publicFolder = path.join(projectFolder, 'public')
  await mkdir(publicFolder, { recursive: true })
  const write = (file: string, data: object) => writeFile(path.join(publicFolder, file), JSON.stringify(data))
  await write(CART_ENTRIES_PATH, cartEntries(space))
  const known = experiments.map(({ name, variants }) => ({ name, variants }))
  await write(KNOWN_EXPERIMENTS_PATH, known)
  const paths = new Set<string>()
  const pages: PageAddress[] = []
  const shown: PageContext[] = []
  for (const story of space.stories) {
    const { component: type } = story.content
    if (!isPageType(type)) continue
    const component = path.resolve(`src/templates/${TEMPLATES[type]}.tsx`)
    const page = pageContext(story, space)
    const slices = slicesOfPage(story, space)
    const context = await addStoryPage(page, nodeIds.get(story.uuid) ?? null, args)
    actions.createPage({ path: page.pagePath, component, context, slices })
    paths.add(page.pagePath)
    pages.push({ path: page.pagePath, story: story.uuid })
    shown.push(page)
  }
  for (const page of [...signupPages(space), ...orderPages(space)]) {
    actions.createPage<object>(page)
    paths.add(page.path)
    if (!('hidden' in page.context && page.context.hidden)) shown.push(page.context)
  }
  await write(SEARCH_INDEX_PATH, searchIndex(space, shown))
  const until = nextChange(space)
  await write(BUILT_SITE_FILE, { pages, redirects, ...(until && { until }) } satisfies BuiltSite)
  messagePages(space, paths).forEach((page) => actions.createPage(page))
  const gallery = galleryPages(space)
  actions.createPage(gallery.index)
  gallery.pages.forEach((page) => actions.createPage(page))
  actions.createPage(experimentsPage(experiments, space))
}
