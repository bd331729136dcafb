import type { PageContext } from '../page'
import type { Bloks } from '../content'
import type { ListedExperiment } from '../experiments/panel'
import type { Flags } from '../platform/flags'
import type { Hydration } from '../islands'

/** A story's page as its context names it. */
export type StoryPageVariables = Pick<PageContext, 'blocks'> & { id: string }

/** What the template of a story gets from the data layer (gatsby/story-pages.ts). */
export type StoryPageData<Content = PageContext['content']> = {
  storyPage: { page: Omit<PageContext<Content>, 'blocks'> }
}

/** What the build hands to the pages of the signup; made in gatsby/own-pages.ts. */
export type SignupContext = PageContext<Bloks.Page> & {
  /** Kept out of search engines: the address is somebody's own. */
  hidden: boolean
  help: { phone: string | undefined; hours: string | undefined }
}

/** What the build hands to the order's own page; made in gatsby/own-pages.ts. */
export type OrderContext = PageContext<Bloks.Page> & {
  /** The checkout's words: an order is shown in the same ones. */
  checkout: Bloks.CheckoutPage
}

/** What the build hands to the panel; made in gatsby/experiments.ts. */
export type ExperimentsContext = PageContext<Bloks.Page> & { experiments: ListedExperiment[]; flags: Flags }

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

export type WayOn = { href: string; title: string; text: string }

/** A page by its name, for a search. */
export type NamedPage = { href: string; title: string }

/** What the build hands to the not-found page and the error page; made in gatsby/own-pages.ts. */
export type MessageContext = {
  help: { phone: string | undefined; hours: string | undefined }
  /** Pages that exist, for whoever did not find theirs. */
  waysOn: WayOn[]
  /** All pages of the space, which the not-found page searches; none elsewhere. */
  pages: NamedPage[]
  /** Address of a picture as in a content field; undefined in a space whose home page has none. */
  picture: string | undefined
}
