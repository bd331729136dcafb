import type { Hydration } from '../islands'
import type { Bloks } from '../content'
import type { PageContext } from '../page'

/** What the build hands to a block's page of the gallery; made in gatsby/gallery-pages.ts. */
export type GalleryContext = PageContext<Bloks.Page> & {
  /** Names of the variants, in the order of `content.body`. */
  variants: string[]
  /** The block brings the first-level heading, so the page must not. */
  carriesTitle: boolean
}

/** What the build hands to the gallery's index. */
export type GalleryIndexContext = PageContext<Bloks.Page> & {
  groups: { name: string; blocks: { name: string; path: string; hydrate: Hydration; variants: number }[] }[]
}
