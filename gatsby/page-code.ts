import { createHash } from 'node:crypto'
import type { PageCode, PageResource } from '../src/islands'

/** As Gatsby writes them. */
type PageData = { componentChunkName: string; slicesMap?: Record<string, string> }

/** The files of every named chunk, those that it shares with others included. */
export type Chunks = Readonly<Record<string, readonly string[]>>

/** What a first press on something to buy loads. */
const CART_CHUNK = 'cart-sync'

const BLOCK = /data-hydrate="(load|visible|nested|intent)" data-block="(\w+)"/g

/** Where Gatsby writes a page's data: `/page-data/za/shop/page-data.json`. */
const pageDataOf = (pathname: string) =>
  `/page-data/${pathname.replaceAll(/^\/|\/$/g, '') || 'index'}/page-data.json`

const CHUNK_OF_BLOCK = /^block-(.+)$/

/** Their addresses, without those of styles. */
export const scriptsOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)

/** The scripts of every block, by its name: what each brings that is not on every page. */
export const blockScripts = (chunks: Chunks): Record<string, string[]> => {
  const onEveryPage = new Set(chunks.app)
  return Object.fromEntries(
    Object.entries(chunks).flatMap(([chunk, files]) => {
      const [, slug] = CHUNK_OF_BLOCK.exec(chunk) ?? []
      const own = files.filter((file) => !onEveryPage.has(file))
      return slug ? [[slug.replaceAll('-', '_'), scriptsOf(own)]] : []
    }),
  )
}

/** The address of the same as JSON; its name follows from what is in it. */
export const blockScriptsPath = (chunks: Chunks): string =>
  `/blocks-${createHash('sha256')
    .update(JSON.stringify(blockScripts(chunks)))
    .digest('hex')
    .slice(0, 20)}.json`

type PageCodeOptions = { pathname: string; page: PageData; html: string; chunks: Chunks }

/**
 * What a first visit to a page fetches, each once: known when the page is built, so that the browser can ask for all of it
 * at once, where it would otherwise learn of each from the one before. And where the code of each block is that may be
 * hydrated: the site's own code knows no block.
 */
export const pageCode = ({ pathname, page, html, chunks }: PageCodeOptions): PageCode => {
  const slices = Object.values(page.slicesMap ?? {}).filter((name) => !name.startsWith('_gatsby'))
  const blocks = [...html.matchAll(BLOCK)].map(([, hydration, block = '']) => ({ hydration, block }))
  const codeOfBlock = blockScripts(chunks)
  const named = new Set<string>(scriptsOf(chunks.app ?? []))
  const once = (scripts: readonly string[], wantedFor?: string): PageResource[] =>
    scripts.flatMap((href) => {
      if (named.has(href)) return []
      named.add(href)
      return [{ href, as: 'script' as const, ...(wantedFor && { for: wantedFor }) }]
    })
  const chunk = (name: string, wantedFor?: string) => once(scriptsOf(chunks[name] ?? []), wantedFor)
  const hydrated = (...kinds: string[]) => blocks.filter(({ hydration = '' }) => kinds.includes(hydration))
  return {
    resources: [
      { href: pageDataOf(pathname), as: 'fetch' },
      { href: '/page-data/app-data.json', as: 'fetch' },
      ...slices.map((name) => ({ href: `/slice-data/${name}.json`, as: 'fetch' as const })),
      ...chunk(page.componentChunkName),
      ...slices.flatMap((name) => chunk(`slice---src-layout-slices-${name}-tsx`)),
      ...hydrated('load').flatMap(({ block }) => once(codeOfBlock[block] ?? [])),
      ...hydrated('visible', 'nested').flatMap(({ block }) => once(codeOfBlock[block] ?? [], block)),
      ...(hydrated('load', 'visible', 'nested').length > 0 ? chunk(CART_CHUNK, 'press') : []),
    ],
    blocks: Object.fromEntries(blocks.map(({ block }) => [block, codeOfBlock[block] ?? []])),
    allBlocks: blockScriptsPath(chunks),
  }
}
