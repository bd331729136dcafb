import type { PageContext } from '../page'

/** A story's page as its context names it. */
export type StoryPageVariables = Pick<PageContext, 'blocks'> & { id: string }

/** What the template of a story gets from the data layer (gatsby/story-pages.ts). */
export type StoryPageData<Content = PageContext['content']> = {
  storyPage: { page: Omit<PageContext<Content>, 'blocks'> }
}
