import type { PageContext } from '../page'
import type { Bloks } from '../content'
import type { ListedExperiment } from '../experiments/panel'
import type { Flags } from '../platform/flags'
import type { Hydration } from '../islands'

/** The context of a story's page. */
export type StoryPageVariables = Pick<PageContext, 'blocks' | 'hasOwnPolicy'> & { id: string }

/** The data of a story's template from the data layer (gatsby/story-pages.ts). */
export type StoryPageData<Content = PageContext['content']> = {
  storyPage: { page: Omit<PageContext<Content>, keyof StoryPageVariables> }
}

/** The context of the pages of the signup; made in gatsby/own-pages.ts. */
export type SignupContext = PageContext<Bloks.Page> & {
  /** Left out of search engines, because the address belongs to one person. */
  hidden: boolean
  help: { phone: string | undefined; hours: string | undefined }
}

/** The context of the order's own page; made in gatsby/own-pages.ts. */
export type OrderContext = PageContext<Bloks.Page> & {
  /** The texts of the checkout, which the page of an order uses too. */
  checkout: Bloks.CheckoutPage
}

/** The context of the panel; made in gatsby/experiments.ts. */
export type ExperimentsContext = PageContext<Bloks.Page> & { experiments: ListedExperiment[]; flags: Flags }

/** One block on a page of the gallery. */
export type GalleryBlock = {
  name: string
  /** The names of its variants, in the order of their blocks in `content.body`. */
  variants: string[]
  /** The block has the first-level heading, so the page must not have one. */
  carriesTitle: boolean
}

/** The context of a page of the gallery, which shows one block or several; made in gatsby/gallery-pages.ts. */
export type GalleryContext = PageContext<Bloks.Page> & {
  /** In the order of `content.body`. */
  shown: GalleryBlock[]
}

/** The context of the gallery's index. */
export type GalleryIndexContext = PageContext<Bloks.Page> & {
  /** The path of the page with a block for each kind of control. */
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

/** The context of the not-found page and the error page; made in gatsby/own-pages.ts. */
export type MessageContext = {
  help: { phone: string | undefined; hours: string | undefined }
  /** Existing pages to continue with. */
  waysOn: WayOn[]
  /** The address of a picture as in a content field; undefined where the home page has none. */
  picture: string | undefined
}
