import path from 'node:path'
import type { Actions } from 'gatsby'
import { findExcludedPaths } from './page-context'
import type { Story } from './read-sources'

/** Content type of the story that fills each slice. */
const SLICES = {
  navigation: 'navigation',
  footer: 'footer',
  'short-footer': 'footer',
  'site-banners': 'site_wide_banner_settings',
}

const componentOf = (slice: string) => path.resolve(`src/layout/slices/${slice}.tsx`)

const storiesOf = (stories: readonly Story[], type: string) =>
  stories.filter(({ content }) => content.component === type)

const ownNavigation = ({ content }: Story): unknown =>
  content.component === 'page' && content.navigation ? content.navigation : undefined

/** The first that no page has as its own, if there is one. */
const siteStory = (stories: readonly Story[], type: string): Story => {
  const own = stories.map(ownNavigation)
  const candidates = storiesOf(stories, type)
  const story = candidates.find(({ uuid }) => !own.includes(uuid)) ?? candidates[0]
  if (story) return story
  throw new Error(
    `There is no story of the type "${type}" that is published and has all its required fields. Every page needs one.`,
  )
}

/** One slice per layout part: a changed menu renders the menu again, not every page. */
export const createLayoutSlices = (stories: readonly Story[], actions: Actions): void => {
  const excludedPaths = findExcludedPaths(stories)
  for (const [id, type] of Object.entries(SLICES)) {
    const context = { blok: siteStory(stories, type).content, excludedPaths }
    actions.createSlice({ id, component: componentOf(id), context })
  }
  for (const { uuid, content } of storiesOf(stories, 'navigation')) {
    const isOwn = stories.some((story) => ownNavigation(story) === uuid)
    if (!isOwn) continue
    const context = { blok: content, excludedPaths }
    actions.createSlice({ id: uuid, component: componentOf('navigation'), context })
  }
}

/**
 * Which slices stand in for those of the site on this page: its own navigation, where it names one (spec 3, "Page content").
 * One that is not published is named in `problem`, and the site's stands.
 */
export const slicesOfPage = (
  story: Story,
  stories: readonly Story[],
): { slices: Record<string, string>; problem?: string } => {
  const uuid = ownNavigation(story)
  if (!uuid) return { slices: {} }
  const navigation = storiesOf(stories, 'navigation').find((candidate) => candidate.uuid === uuid)
  return navigation
    ? { slices: { navigation: navigation.uuid } }
    : { slices: {}, problem: `${story.slug} › page: its navigation is not published. The site’s stands in.` }
}
