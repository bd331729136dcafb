import type { CatalogueItem } from '../catalogue'
import { linkProps } from '../content'

/** Path of the page where an item is bought, and where its form stands; empty when it has none. */
export const pageOf = (item: CatalogueItem): string => linkProps(item.detailsLink)?.href ?? ''
