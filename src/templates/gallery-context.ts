import type { Hydration } from '../islands'
import type { Bloks } from '../content'
import type { PageContext } from '../page'

/** One block on a page of the gallery. */
export type GalleryBlock = {
  name: string
  /** Names of its variants, in the order of its part of `content.body`. */
  variants: string[]
  /** The block brings the first-level heading, so the page must not. */
  carriesTitle: boolean
}

/** The build passes this to a page of the gallery, which shows one block or several; made in gatsby/gallery-pages.ts. */
export type GalleryContext = PageContext<Bloks.Page> & {
  /** In the order of `content.body`. */
  shown: GalleryBlock[]
}

/** The build passes this to the gallery's index. */
export type GalleryIndexContext = PageContext<Bloks.Page> & {
  /** Path of the page with a block for each kind of control. */
  controls: string
  groups: {
    name: string
    path: string
    blocks: {
      name: string
      path: string
      purpose: string
      /** The fields that an editor has to fill in. */
      required: string[]
      hydrate: Hydration
      variants: number
    }[]
  }[]
}
