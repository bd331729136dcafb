import type { CatalogueSnapshot } from '../catalogue'
import type { Bloks, StoryTeaser } from '../content'
import { storyPath } from '../content/rules'
import { isBarePage } from '../layout/bare-page'
import { pageCatalogue } from './catalogue'
import { pageNeeds, hasOwnPolicy } from './needs'
import { sharePicture, structuredData } from './head'
import type { Space } from './space'
import type { Story } from './story'
import { pageTeasers } from './teasers'

/** The data that one page is rendered from. It is sent to the browser, so it holds no more than the page shows. */
export type PageContext<Content = Bloks.Page | Bloks.CheckoutPage> = {
  /** With the country prefix and a trailing slash. */
  pagePath: string
  /** Origin of the site without a trailing slash, for addresses that leave it. */
  siteUrl: string
  /** The story's name, for the breadcrumb, and for the title where there is no other. */
  name: string
  content: Content
  catalogue: CatalogueSnapshot
  /** The teasers of other pages on it, the newest first; absent where it has none. */
  teasers?: StoryTeaser[]
  /** False on bare pages: no navigation and no site banners (spec 2, "Page layout"). */
  showsNavigation: boolean
  showsBanners: boolean
  /** ISO 8601 */
  publishedAt: string | null
  changedAt: string | null
  /** Path of the picture shown when the page is shared; empty when there is none. */
  sharePicture: string
  /** Names of the blocks on the page, loaded before the page is shown after a click. */
  blocks: string[]
  /** The page has a security policy of its own. The browser applies it only when it loads the page whole, so links to it do that. */
  hasOwnPolicy?: true
  /** JSON-LD objects of the page itself; those of products and questions are in their blocks. */
  structuredData: Record<string, unknown>[]
}

/** The data of a page without the data for its head and for the router. */
export type ShownPage<Content = PageContext['content']> = Omit<
  PageContext<Content>,
  'blocks' | 'hasOwnPolicy' | 'sharePicture' | 'structuredData'
>

/** The shown data of a page. Its story may be one that the space does not have, such as an example or a draft. */
export const shownPage = (story: Story, space: Space, needs = pageNeeds(story.content)): ShownPage => {
  const pagePath = storyPath(story.slug)
  const teasers = pageTeasers(needs, story, space.teasers)
  const isBare = isBarePage({ path: pagePath, excludedPaths: space.banners.excludedPaths })
  return {
    pagePath,
    siteUrl: space.siteUrl,
    name: story.name,
    content: story.content as unknown as PageContext['content'],
    catalogue: pageCatalogue(needs, space),
    ...(teasers.length > 0 ? { teasers } : {}),
    showsNavigation: !isBare,
    showsBanners: space.banners.enabled && !isBare,
    publishedAt: story.publishedAt,
    changedAt: story.changedAt,
  }
}

/** The data of a page, including that of its head. */
export const pageContext = <Content = PageContext['content']>(
  story: Story,
  space: Space,
): PageContext<Content> => {
  const needs = pageNeeds(story.content)
  const page = shownPage(story, space, needs)
  const context = {
    ...page,
    blocks: needs.blocks,
    ...(hasOwnPolicy(needs.blocks) ? { hasOwnPolicy: true } : {}),
    sharePicture: sharePicture(page),
    structuredData: structuredData(page, space.names),
  }
  return context as PageContext<Content>
}

/** The uuid of the navigation that a page names as its own. */
export const ownNavigation = ({ content }: Story): unknown =>
  content.component === 'page' && content.navigation ? content.navigation : undefined

/**
 * The Slices that replace those of the site on this page: its own navigation, where it names one that is published (spec 3, "Page
 * content").
 */
export const slicesOfPage = (
  story: Story,
  { navigations }: Pick<Space, 'navigations'>,
): Record<string, string> => {
  const uuid = String(ownNavigation(story) ?? '')
  return navigations.has(uuid) ? { navigation: uuid } : {}
}
