/**
 * The ids of the second and the third block of a page, before which the browser is told to paint nothing (gatsby-ssr.tsx): what is
 * centred in a block would move with each line of it that comes in. The third is for wide screens, which show some of the second.
 */
export const PAGE_REST = { second: 'page-rest', third: 'page-rest-wide' } as const
