import type { CatalogueSnapshot } from '../catalogue'
import type { Bloks } from '../content'

/** What the build hands to a page; made in gatsby/page-context.ts. */
export type PageContext<Content = Bloks.Page | Bloks.CheckoutPage> = {
  /** With the country prefix and a trailing slash. */
  pagePath: string
  /** Origin of the site without a trailing slash, for addresses that leave it. */
  siteUrl: string
  /** The story's name, for the breadcrumb and as a last resort for the title. */
  name: string
  content: Content
  /** Names of the blocks on the page, loaded before the page is shown after a click. */
  blocks: string[]
  catalogue: CatalogueSnapshot
  /** False on bare pages: no navigation and no site banners (spec 2, "Page layout"). */
  showsNavigation: boolean
  showsBanners: boolean
  /** ISO 8601 */
  publishedAt: string | null
  changedAt: string | null
  /** Path of the picture shown when the page is shared; empty when there is none. */
  sharePicture: string
  /** JSON-LD objects of the page itself; those of products and questions come with their blocks. */
  structuredData: Record<string, unknown>[]
}
