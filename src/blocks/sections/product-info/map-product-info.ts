import type { CatalogueItem } from '../../../catalogue'
import { assetUrl, type Bloks } from '../../../content'

export type SpecificationGroup = { name: string; rows: { label: string; value: string }[] }
export type BoxEntry = { key: string; words: string }
export type DownloadLink = { label: string; href: string; kind: string }

/** Specifications under their group, groups and rows in the editor's order; those without one come under ''. */
export const groupSpecifications = (rows: readonly Bloks.Specification[] = []): SpecificationGroup[] => {
  const groups = new Map<string, SpecificationGroup>()
  for (const { label, value, group: name = '' } of rows) {
    const group = groups.get(name) ?? { name, rows: [] }
    group.rows.push({ label, value })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The files as links with their kind (`PDF`); one whose address is invalid is left out. */
export const mapDownloads = (downloads: readonly Bloks.Download[] = []): DownloadLink[] =>
  downloads.flatMap(({ label, file }) => {
    const href = assetUrl(file.filename)
    return href ? [{ label, href, kind: href.slice(href.lastIndexOf('.') + 1).toUpperCase() }] : []
  })

/**
 * The pictures to look at closely: the block's own, else the product's other views, since its first one stands at the
 * top of the page; that one when there is no other.
 */
export const mapPictures = (blok: Pick<Bloks.ProductInfo, 'gallery'>, item: CatalogueItem) => {
  const choices = [blok.gallery ?? [], item.gallery, [item.image]]
  return choices.map((list) => list.filter(({ filename }) => filename)).find((list) => list.length > 0) ?? []
}

/** `2 × Paper roll`; a single one needs no number. */
const counted = (text: string, quantity: number | string | undefined): string =>
  quantity && String(quantity) !== '1' ? `${quantity} × ${text}` : text

/** What's in the box, in the editor's words; of a bundle without such words, the products it holds. */
export const mapBox = (
  { box_items = [] }: Pick<Bloks.ProductInfo, 'box_items'>,
  item: CatalogueItem,
): BoxEntry[] =>
  box_items.length === 0 && item.type === 'bundle'
    ? item.parts.map(({ sku, name, quantity }) => ({ key: sku, words: counted(name, quantity) }))
    : box_items.map(({ _uid, text, quantity }) => ({ key: _uid, words: counted(text, quantity) }))
