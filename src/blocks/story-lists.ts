/**
 * The lists of pages that a grid can show: the folder of the pages, the block that shows each page, and the field in which that
 * block names its page. The build and the editor's preview read the same table.
 */
export const STORY_LISTS = {
  articles: { folder: 'blog/', block: 'blog_card', field: 'article' },
  case_studies: { folder: 'customers/', block: 'case_study_card', field: 'case_study' },
} as const

export type StoryListName = keyof typeof STORY_LISTS
