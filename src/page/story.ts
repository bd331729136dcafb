/** One block as it stands in a story. */
export type Blok = { component: string; _uid: string; [field: string]: unknown }

/** A story as the content API tells it, reduced to what pages are made from. */
export type Story = {
  uuid: string
  name: string
  slug: string
  /** ISO 8601 */
  publishedAt: string | null
  changedAt: string | null
  content: Blok
}

const PAGE_TYPES = ['page', 'checkout_page'] as const

/** Types of stories that have a page; the others are parts of pages. The build and the preview each have a template for every one. */
export type PageType = (typeof PAGE_TYPES)[number]

export const isPageType = (component: string): component is PageType =>
  (PAGE_TYPES as readonly string[]).includes(component)

/** The content of all stories of one type. */
export const contentOf = <Entry>(stories: readonly Story[], component: string): Entry[] =>
  stories
    .filter(({ content }) => content.component === component)
    .map(({ content }) => content as unknown as Entry)
