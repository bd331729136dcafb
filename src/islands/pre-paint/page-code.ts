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

/** Reads the list of files that the page's code will request. The build writes it into the page (gatsby/page-code.ts); `gatsby develop` writes none. */
export const readPageCode = (): PageResource[] => {
  const written = document.querySelector('script[data-code]')?.textContent
  return written ? (JSON.parse(written) as PageResource[]) : []
}
