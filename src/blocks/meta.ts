import type { Hydration } from '../islands'

/** Codes, uuids or resolved stories by the field that names them; `items.sku` is a field of a nested part. */
type Named = Readonly<Record<string, string | { uuid: string } | undefined | readonly (string | undefined)[]>>

/** A folder of pages that a block lists, the newest first. */
export type StoryList = {
  /** With a trailing slash: `blog/`. */
  folder: string
  /** The greatest number of pages; undefined for all. */
  limit: number | undefined
  /** The block that shows each page. */
  as: string
}

/** What a block shows besides its own fields, by the kind of entry; a field may hold several codes, separated by commas. */
export type Needs = {
  products?: Named
  bundles?: Named
  fees?: Named
  priceItems?: Named
  solutions?: Named
  /** Uuids of stories whose teasers are shown. */
  stories?: Named
  lists?: readonly StoryList[]
  /** The end date as the editor wrote it; after it the block's content changes. */
  until?: string
  /** Set if the block shows items that its fields do not name, so that it needs the whole catalogue. */
  catalogue?: true
}

/**
 * The metadata of a block. The registry is generated from it (`npm run types`), and the build reads from it which parts of the
 * catalogue a page needs.
 */
export type BlockMeta<Blok = unknown> = {
  /** What an editor uses it for, and when to use another: shown in the list of all blocks, /za/internal/tests/. */
  purpose: string
  /** When it is hydrated in HTML that the server rendered. */
  hydrate: Hydration
  /** The optional fields, sorted, each of which makes the block render nothing if it is empty. */
  showsNothingWithout?: readonly string[]
  /** The block has the page's first-level heading. */
  carriesTitle?: true
  /** What one blok of it needs; build and preview collect this for the page, however deep the blok is nested. */
  needs?(blok: Blok): Needs
  /** An outside service that pages with this block use; such pages have a security policy of their own. */
  uses?: OutsideUse
  /** Other origins that the block uses, such as `https://player.example.com`: the security policy of its pages allows them. */
  origins?: Origins
}

/** `leads`: the CRM and its captcha; `booking`: the calendars of a booking provider. */
export type OutsideUse = 'leads' | 'booking'

/**
 * The origins that a page may load from, by the kind of resource: frames, pictures, video or sound, and requests of scripts.
 * `'self'`, with its quotes, is the site's own origin, which pages otherwise may not frame.
 */
export type Origins = Readonly<Partial<Record<'frame' | 'image' | 'media' | 'connect', readonly string[]>>>

/** Variants by name: `full` fills in every field, `required` only what the content model requires. */
export type Examples<Blok> = Record<'full' | 'required', Blok> & Readonly<Record<string, Blok>>
