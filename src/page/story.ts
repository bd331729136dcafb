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

/** The content of all stories of one type. */
export const contentOf = <Entry>(stories: readonly Story[], component: string): Entry[] =>
  stories
    .filter(({ content }) => content.component === component)
    .map(({ content }) => content as unknown as Entry)
