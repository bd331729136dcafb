import type { Hydration } from '../islands'

/** Codes, uuids or resolved stories by the field that names them; one of a part's is named with the part's: `{ 'items.sku': [...] }`. */
type Named = Readonly<Record<string, string | { uuid: string } | undefined | readonly (string | undefined)[]>>

/** A folder of pages that a block lists, the newest first. */
export type StoryList = {
  /** With a slash at its end: `blog/`. */
  folder: string
  /** How many of them at most; all without it. */
  limit: number | undefined
  /** The block that each is shown in. */
  as: string
}

/** What a block shows besides its own fields, by the field that names it; a field may hold several codes, separated by commas. */
export type Needs = {
  products?: Named
  bundles?: Named
  fees?: Named
  priceItems?: Named
  solutions?: Named
  /** Stories by their uuids, whose teasers are shown. */
  stories?: Named
  lists?: readonly StoryList[]
  /** The end date as the editor wrote it; after it the block shows something else. */
  until?: string
  /** The block shows items that its fields do not name, so it needs the whole catalogue. */
  catalogue?: true
}

/**
 * The metadata of a block. The registry is generated from it (`npm run types`), and the build reads from it what a page needs
 * of the catalogue.
 */
export type BlockMeta<Blok = unknown> = {
  /** What an editor uses it for, and when to take another: shown in the list of all blocks, /za/internal/tests/. */
  purpose: string
  /** When it is hydrated on a page that the server wrote. */
  hydrate: Hydration
  /** The optional fields, sorted, that alone can make it show nothing when they are empty. */
  showsNothingWithout?: readonly string[]
  /** The block has the page's first-level heading. */
  carriesTitle?: true
  /** What one blok of it needs; build and preview gather that for the page, whatever the blok stands in. */
  needs?(blok: Blok): Needs
  /** A service that its pages deal with themselves; where that is elsewhere they have a security policy of their own. */
  uses?: OutsideUse
  /** Origins elsewhere that it asks, such as `https://player.example.com`: a page's security policy lets in those of its blocks. */
  origins?: Origins
}

/** The CRM and its captcha; the calendars of a booking provider. */
export type OutsideUse = 'leads' | 'booking'

/**
 * What a page may have from elsewhere, by what it is: something in a frame, a picture, sound or film, an answer to a script.
 * `'self'`, with its quotes, is the site's own origin, which pages otherwise do not frame.
 */
export type Origins = Readonly<Partial<Record<'frame' | 'image' | 'media' | 'connect', readonly string[]>>>

/** Variants by name: `full` fills in every field, `required` only what the content model requires. */
export type Examples<Blok> = Record<'full' | 'required', Blok> & Readonly<Record<string, Blok>>
