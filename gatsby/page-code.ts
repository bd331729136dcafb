import type { PageResource } from '../src/islands'

/** As Gatsby writes them. */
type PageData = { componentChunkName: string; slicesMap?: Record<string, string> }

/** The files of every named chunk, those that it shares with others included. */
export type Chunks = Readonly<Record<string, readonly string[]>>

/** What a first press on something to buy loads. */
const CART_CHUNK = 'cart-sync'

const BLOCK = /data-hydrate="(load|visible)" data-block="(\w+)"/g

/** Where Gatsby writes a page's data: `/page-data/za/shop/page-data.json`. */
const pageDataOf = (pathname: string) =>
  `/page-data/${pathname.replaceAll(/^\/|\/$/g, '') || 'index'}/page-data.json`

type PageCodeOptions = { pathname: string; page: PageData; html: string; chunks: Chunks }

/**
 * What a first visit to a page fetches, each once: known when the page is built, so that the browser can ask for all of it
 * at once, where it would otherwise learn of each from the one before.
 */
export const pageCode = ({ pathname, page, html, chunks }: PageCodeOptions): PageResource[] => {
  const slices = Object.values(page.slicesMap ?? {}).filter((name) => !name.startsWith('_gatsby'))
  const blocks = [...html.matchAll(BLOCK)].map(([, hydration, block = '']) => ({ hydration, block }))
  const named = new Set<string>(chunks.app)
  const scripts = (chunk: string, wantedFor?: string): PageResource[] =>
    (chunks[chunk] ?? []).flatMap((file) => {
      if (named.has(file) || !file.endsWith('.js')) return []
      named.add(file)
      return [{ href: `/${file}`, as: 'script' as const, ...(wantedFor && { for: wantedFor }) }]
    })
  const blockCode = (block: string, wantedFor?: string) =>
    scripts(`block-${block.replaceAll('_', '-')}`, wantedFor)
  return [
    { href: pageDataOf(pathname), as: 'fetch' },
    { href: '/page-data/app-data.json', as: 'fetch' },
    ...slices.map((name) => ({ href: `/slice-data/${name}.json`, as: 'fetch' as const })),
    ...scripts(page.componentChunkName),
    ...slices.flatMap((name) => scripts(`slice---src-layout-slices-${name}-tsx`)),
    ...blocks.filter(({ hydration }) => hydration === 'load').flatMap(({ block }) => blockCode(block)),
    ...blocks
      .filter(({ hydration }) => hydration === 'visible')
      .flatMap(({ block }) => blockCode(block, block)),
    ...(blocks.length > 0 ? scripts(CART_CHUNK, 'press') : []),
  ]
}
