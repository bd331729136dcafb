/** A file that the page's code will request. */
export type PageResource = {
  href: string
  as: 'script' | 'fetch'
  /**
   * The name of a block: requested if that block, or one nested in it, is near the viewport. `press`: requested after a press that may
   * buy something. Undefined: requested on every visit.
   */
  for?: string
}

/** Reads the list of files that the page's code will request. The build writes it into the page (gatsby/page-code.ts); `gatsby develop` writes none. */
export const readPageCode = (): PageResource[] => {
  const written = document.querySelector('script[data-code]')?.textContent
  return written ? (JSON.parse(written) as PageResource[]) : []
}
