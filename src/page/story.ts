/** One block as it stands in a story. */
export type Blok = { component: string; _uid: string; [field: string]: unknown }

/** A story of the content API, reduced to what pages are made from. */
export type Story = {
  /** The number of the story in the visual editor, where it is known. */
  id?: number
  uuid: string
  name: string
  slug: string
  /** ISO 8601 */
  publishedAt: string | null
  changedAt: string | null
  content: Blok
}

/** The types of stories that have a page, each with the file of its template in src/templates. Other stories are parts of pages. */
export const TEMPLATES = { page: 'content-page', checkout_page: 'checkout-page' } as const

export type PageType = keyof typeof TEMPLATES

export const isPageType = (component: string): component is PageType => Object.hasOwn(TEMPLATES, component)

/** The content of all stories of one type. */
export const contentOf = <Entry>(stories: readonly Story[], component: string): Entry[] =>
  stories
    .filter(({ content }) => content.component === component)
    .map(({ content }) => content as unknown as Entry)

/** The blocks of a page with the control of each experiment: for texts about the page as a whole. */
export const controlBlocks = (body: unknown): Blok[] =>
  Array.isArray(body)
    ? (body as Blok[]).flatMap((blok) =>
        blok.component === 'experiment' ? controlBlocks(blok.control) : [blok],
      )
    : []
