/**
 * The id of the second block of a page, before which the browser is told to paint nothing (gatsby-ssr.tsx): what is centred in
 * the first would move with each line that comes in below.
 */
export const PAGE_REST = 'page-rest'
