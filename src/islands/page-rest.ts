/**
 * The ids of the second and the third block of a page. The browser paints nothing before it has parsed as far (gatsby-ssr.tsx), since
 * centred content of the first block would move with each line that arrives. The third is for wide screens, which show some of the second.
 */
export const PAGE_REST = { second: 'page-rest', third: 'page-rest-wide' } as const
