/**
 * The lists of pages that a grid can show by itself: the folder whose pages they are, the block that shows each, and the field by
 * which that block names its page. The build and the editor's preview read the same table.
 */
export const STORY_LISTS = {
  articles: { folder: 'blog/', block: 'blog_card', field: 'article' },
  case_studies: { folder: 'customers/', block: 'case_study_card', field: 'case_study' },
} as const

export type StoryListName = keyof typeof STORY_LISTS
