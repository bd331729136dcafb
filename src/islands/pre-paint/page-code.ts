/** Something that the page's code will ask for. */
export type PageResource = {
  href: string
  as: 'script' | 'fetch'
  /**
   * A block: wanted where such a block is in view, or one nested in it that it is hydrated with. `press`: once somebody presses something that can be bought. Undefined:
   * wanted on every visit.
   */
  for?: string
}

/** Where the code of a page is, as the build wrote it into the page (gatsby/page-code.ts). */
export type PageCode = {
  resources: PageResource[]
  /** The scripts of each block that may be hydrated on this page, by its name. */
  blocks: Readonly<Record<string, readonly string[]>>
  /** Address of the same for all blocks of this release, as JSON. */
  allBlocks: string
}

const NONE: PageCode = { resources: [], blocks: {}, allBlocks: '' }

/** Nothing under `gatsby develop`, which writes none. */
export const readPageCode = (): PageCode => {
  const written = document.querySelector('script[data-code]')?.textContent
  return written ? (JSON.parse(written) as PageCode) : NONE
}
