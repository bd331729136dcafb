import path from 'node:path'
import type { Actions } from 'gatsby'
import { ownNavigation, type Space, type Story } from '../src/page'

/** Content type of the story that fills each slice. */
const SLICES = {
  navigation: 'navigation',
  footer: 'footer',
  'short-footer': 'footer',
  'site-banners': 'site_wide_banner_settings',
}

const componentOf = (slice: string) => path.resolve(`src/layout/slices/${slice}.tsx`)

/** The first that no page has as its own, if there is one. */
const siteStory = (stories: readonly Story[], type: string, own: ReadonlySet<unknown>): Story => {
  const candidates = stories.filter(({ content }) => content.component === type)
  const story = candidates.find(({ uuid }) => !own.has(uuid)) ?? candidates[0]
  if (story) return story
  throw new Error(
    `There is no story of the type "${type}" that is published and has all its required fields. Every page needs one.`,
  )
}

/** One slice per layout part: a changed menu renders the menu again, not every page. */
export const createLayoutSlices = (space: Space, actions: Actions): void => {
  const { stories, navigations } = space
  const { excludedPaths } = space.banners
  const own = new Set(stories.map(ownNavigation))
  for (const [id, type] of Object.entries(SLICES)) {
    const context = { blok: siteStory(stories, type, own).content, excludedPaths }
    actions.createSlice({ id, component: componentOf(id), context })
  }
  for (const [uuid, { content }] of navigations) {
    if (!own.has(uuid)) continue
    const context = { blok: content, excludedPaths }
    actions.createSlice({ id: uuid, component: componentOf('navigation'), context })
  }
}
