import type { Hydration } from '../islands'

/**
 * What a block says of itself, beside its component. The registry, the examples' table, what a page needs of the catalogue and
 * the table in docs/editing-content.md are written from it (`npm run types`).
 */
export type BlockMeta = {
  /** What an editor uses it for, for the table of blocks. */
  purpose: string
  /** When it is hydrated on a page that the server wrote. */
  hydrate: Hydration
  /** It brings the page's first-level heading. */
  carriesTitle?: true
  /**
   * What it needs of the catalogue: the fields that name products, bundles and fees, one code or several with commas between;
   * `items.sku` is a field of the parts in `items`. `catalogue` where it shows items that it does not name.
   */
  needs?:
    { products?: readonly string[]; bundles?: readonly string[]; fees?: readonly string[] } | 'catalogue'
  /** Origins elsewhere that it asks, such as `https://player.example.com`: a page's security policy lets in those of its blocks. */
  origins?: Origins
}

/** What a page may have from elsewhere, by what it is: something in a frame, a picture, sound or film, an answer to a script. */
export type Origins = Readonly<Partial<Record<'frame' | 'image' | 'media' | 'connect', readonly string[]>>>

/** Variants by name: `full` fills in every field, `required` only what the content model requires. */
export type Examples<Blok> = Record<'full' | 'required', Blok> & Readonly<Record<string, Blok>>
