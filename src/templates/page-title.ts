import type { PageContext } from '../page'

/** What a page is called in its head and in the event of its page view. */
export const pageTitle = ({ content, name }: Pick<PageContext, 'content' | 'name'>): string =>
  content.seo_title || `${name} | yoco`
