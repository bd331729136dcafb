import type { Space } from './space'
import type { Story } from './story'

/** The navigation that a page names as its own, by its uuid. */
export const ownNavigation = ({ content }: Story): unknown =>
  content.component === 'page' && content.navigation ? content.navigation : undefined

/**
 * Which Slices stand in for those of the site on this page: its own navigation, where it names one (spec 3, "Page content").
 * One that is not published is named in `problem`, and the site's stands.
 */
export const slicesOfPage = (
  story: Story,
  { navigations }: Pick<Space, 'navigations'>,
): { slices: Record<string, string>; problem?: string } => {
  const uuid = ownNavigation(story)
  if (!uuid) return { slices: {} }
  return navigations.has(String(uuid))
    ? { slices: { navigation: String(uuid) } }
    : { slices: {}, problem: `${story.slug} › page: its navigation is not published. The site’s stands in.` }
}
