import { storyPath } from '../src/content/links/resolve-link'
import { hidesBanners, hidesNavigation } from '../src/layout/bare-page'
import type { PageContext } from '../src/templates/page-context'
import { sharePicture } from './head/share-picture'
import { structuredData } from './head/structured-data'
import { pageCatalogue, type Shop } from './page-catalogue'
import { pageFacts } from './page-facts'
import type { Story } from './read-sources'

/** Paths of the pages that the banner settings leave out: `/za/checkout/`. */
export const findExcludedPaths = (stories: readonly Story[]): string[] => {
  const settings = stories.find(({ content }) => content.component === 'site_wide_banner_settings')
  const uuids = settings?.content.excludedPages
  return stories
    .filter(({ uuid }) => Array.isArray(uuids) && uuids.includes(uuid))
    .map(({ slug }) => storyPath(slug))
}

const bannersEnabled = (stories: readonly Story[]): boolean =>
  stories.some(
    ({ content }) => content.component === 'site_wide_banner_settings' && content.isEnabled === true,
  )

/**
 * How a page of this space is put together: everything one page is rendered from. It travels to the browser, so it holds
 * no more than the page shows. What all pages share is read once.
 */
export const pageContexts = (stories: readonly Story[], shop: Shop): ((story: Story) => PageContext) => {
  const excludedPaths = findExcludedPaths(stories)
  const enabled = bannersEnabled(stories)
  const names = new Map(stories.map(({ slug, name }) => [storyPath(slug), name]))
  return (story) => {
    const facts = pageFacts(story.content)
    const pagePath = storyPath(story.slug)
    const address = { path: pagePath, excludedPaths }
    const showsNavigation = !hidesNavigation(address)
    const showsBanners = enabled && !hidesBanners(address)
    const page = {
      pagePath,
      siteUrl: process.env.SITE_URL ?? 'http://localhost:8000',
      name: story.name,
      content: story.content as unknown as PageContext['content'],
      blocks: facts.blocks,
      catalogue: pageCatalogue(facts, stories, shop),
      showsNavigation,
      showsBanners,
      publishedAt: story.publishedAt,
      changedAt: story.changedAt,
    }
    return { ...page, sharePicture: sharePicture(page), structuredData: structuredData(page, names) }
  }
}
