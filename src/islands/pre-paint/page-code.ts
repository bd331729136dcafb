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

/** What the page's code will ask for, as the build wrote it into the page (gatsby/page-code.ts). Nothing under `gatsby develop`. */
export const readPageCode = (): PageResource[] => {
  const written = document.querySelector('script[data-code]')?.textContent
  return written ? (JSON.parse(written) as PageResource[]) : []
}
