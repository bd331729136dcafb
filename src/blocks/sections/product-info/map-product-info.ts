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

/** Rows that stand open at least, and that it takes at least to be worth a fold. */
const FIRST_ROWS = 4
const WORTH_A_FOLD = 3

const countRows = (groups: readonly SpecificationGroup[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** The first groups stand open, the rest is folded away, with so many rows; short specifications stand open whole. */
export const foldSpecifications = (groups: readonly SpecificationGroup[]) => {
  const first = groups.findIndex((_, at) => countRows(groups.slice(0, at + 1)) >= FIRST_ROWS) + 1
  const rest = groups.slice(first || groups.length)
  const count = countRows(rest)
  return count < WORTH_A_FOLD
    ? { open: groups, folded: [], count: 0 }
    : { open: groups.slice(0, first), folded: rest, count }
}

/** The files as links with their kind (`PDF`); one whose address is invalid is left out. */
export const mapDownloads = (downloads: readonly Bloks.Download[] = []): DownloadLink[] =>
  downloads.flatMap(({ label, file }) => {
    const href = assetUrl(file.filename)
    return href ? [{ label, href, kind: href.slice(href.lastIndexOf('.') + 1).toUpperCase() }] : []
  })

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
