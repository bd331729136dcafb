import type { ProductDisplay } from '../../../catalogue'
import { assetUrl, type Bloks } from '../../../content'

export type SpecificationGroup = { name: string; rows: { label: string; value: string }[] }
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
export const mapPictures = (blok: Pick<Bloks.ProductInfo, 'gallery'>, product: ProductDisplay) => {
  const choices = [blok.gallery ?? [], product.gallery, [product.image]]
  return choices.map((list) => list.filter(({ filename }) => filename)).find((list) => list.length > 0) ?? []
}
