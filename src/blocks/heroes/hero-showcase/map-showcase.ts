import type { ProductDisplay } from '../../../catalogue'
import { linkProps, type Bloks } from '../../../content'

type Kind = {
  /** How large the picture of such a thing stands, in percent of that of a card machine: pictures are framed by what is in them. */
  size: number
  /** How much of its picture's width the thing itself takes, 0 to 1. */
  share: number
}

const KINDS: Record<ProductDisplay['type'], Kind> = {
  card_machine: { size: 100, share: 0.52 },
  point_of_sale: { size: 180, share: 0.88 },
  accessory: { size: 110, share: 0.78 },
  sim_card: { size: 60, share: 0.8 },
  service: { size: 110, share: 0.9 },
}

const MOST = 5

/** What stands far below the largest would be too small to see, let alone to press. */
const LEAST = 0.45

export type Shown = {
  uid: string
  sku: string
  name: string
  link: ReturnType<typeof linkProps>
  image: ProductDisplay['image']
  /** Height and width of its picture: 1 is the largest of the row. */
  size: number
  /** The room that it takes in the row, where 1 is the height of the row. */
  room: number
}

const sizeOf = (size: string | undefined, kind: Kind): number => {
  const percent = Number(size)
  return percent > 0 ? percent : kind.size
}

/** The products of a row, up to five, as large beside each other as they are; one that the shop does not sell here is left out. */
export const mapShowcase = (
  chosen: readonly Bloks.ShowcaseProduct[],
  products: readonly ProductDisplay[],
): Shown[] => {
  const found = chosen.slice(0, MOST).flatMap(({ _uid, sku, label, image, size }) => {
    const product = products.find((candidate) => candidate.sku === sku)
    if (!product) return []
    const kind = KINDS[product.type]
    return {
      uid: _uid,
      sku,
      name: label || product.name,
      link: linkProps(product.detailsLink),
      image: image?.filename ? image : product.image,
      share: kind.share,
      percent: sizeOf(size, kind),
    }
  })
  const largest = Math.max(...found.map(({ percent }) => percent))
  return found.map(({ share, percent, ...shown }) => {
    const size = Math.max(LEAST, percent / largest)
    return { ...shown, size, room: size * share }
  })
}
