import path from 'node:path'
import type { Actions } from 'gatsby'
import type { Story } from './read-sources'

/** Content type of the story that fills each slice. */
const SLICES = { navigation: 'navigation', footer: 'footer', 'site-banners': 'site_wide_banner_settings' }

/** One slice per layout part: a changed menu renders the menu again, not every page. */
export const createLayoutSlices = (stories: readonly Story[], actions: Actions): void => {
  for (const [id, type] of Object.entries(SLICES)) {
    const story = stories.find(({ content }) => content.component === type)
    if (!story) {
      throw new Error(
        `There is no story of the type "${type}" that is published and has all its required fields. Every page needs one.`,
      )
    }
    actions.createSlice({
      id,
      component: path.resolve(`src/layout/slices/${id}.tsx`),
      context: { blok: story.content },
    })
  }
}
