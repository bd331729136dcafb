import type { PageResource } from '../src/islands'

/** A page's data as Gatsby writes it. */
type PageData = { componentChunkName: string; slicesMap?: Record<string, string> }

/** The files of every named chunk, including those that it shares with others. */
export type Chunks = Readonly<Record<string, readonly string[]>>

/** The chunk that the first press on a button to buy loads. */
const CART_CHUNK = 'cart-sync'

const BLOCK = /data-hydrate="(load|visible|static|intent)" data-block="(\w+)"/g

/** The path of a page's data: `/page-data/za/shop/page-data.json`. */
export const pageDataOf = (pathname: string) =>
  `/page-data/${pathname.replaceAll(/^\/|\/$/g, '') || 'index'}/page-data.json`

/** The addresses of the scripts among these files. */
export const scriptsOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)

type PageCodeOptions = { pathname: string; page: PageData; html: string; chunks: Chunks }

/**
 * The files that a first visit to a page fetches, each once. They are known when the page is built, so that the browser can request all
 * of them at once. Otherwise it would learn of each from the one before.
 */
export const pageCode = ({ pathname, page, html, chunks }: PageCodeOptions): PageResource[] => {
  const slices = Object.values(page.slicesMap ?? {}).filter((name) => !name.startsWith('_gatsby'))
  const blocks = [...html.matchAll(BLOCK)].map(([, hydration = '', block = '']) => ({ hydration, block }))
  const named = new Set<string>(scriptsOf(chunks.app ?? []))
  const chunk = (name: string, wantedFor?: string): PageResource[] =>
    scriptsOf(chunks[name] ?? []).flatMap((href) => {
      if (named.has(href)) return []
      named.add(href)
      return [{ href, as: 'script' as const, ...(wantedFor && { for: wantedFor }) }]
    })
  const chunkOf = (block: string, wantedFor?: string) =>
    chunk(`block-${block.replaceAll('_', '-')}`, wantedFor)
  const hydrated = (...kinds: string[]) => blocks.filter(({ hydration }) => kinds.includes(hydration))
  return [
    { href: pageDataOf(pathname), as: 'fetch' },
    { href: '/page-data/app-data.json', as: 'fetch' },
    ...slices.map((name) => ({ href: `/slice-data/${name}.json`, as: 'fetch' as const })),
    ...chunk(page.componentChunkName),
    ...slices.flatMap((name) => chunk(`slice---src-layout-slices-${name}-tsx`)),
    ...hydrated('load').flatMap(({ block }) => chunkOf(block)),
    // A static block is hydrated with the first block inside it.
    ...hydrated('visible', 'static', 'intent').flatMap(({ block }) => chunkOf(block, block)),
    ...(hydrated('load', 'visible').length > 0 ? chunk(CART_CHUNK, 'press') : []),
  ]
}
