import { shareUrl } from '../content/images/asset'
import { PALETTE, paletteColour } from '../../shared/palette'
import { controlBlocks } from './control-blocks'
import type { PageContext } from './page-context'

type Pictured = { image?: { filename?: string | null }; background?: string; sku?: string }

const onItsBand = (filename: string, background: string | undefined): string =>
  shareUrl({ filename }, PALETTE[paletteColour(background, 'yellow')])

/**
 * The path of the picture shown when the page is shared: the editor's own, cropped around its focal point, else the first
 * picture on the page, whole on its band's colour. Empty when the page has none.
 */
export const sharePicture = ({ content, catalogue }: Pick<PageContext, 'content' | 'catalogue'>): string => {
  const chosen = content.share_image
  if (chosen?.filename) return shareUrl(chosen)
  const blocks: Pictured[] = 'body' in content ? (controlBlocks(content.body) as Pictured[]) : []
  for (const { image, background, sku } of blocks) {
    if (image?.filename) return onItsBand(image.filename, background)
    const product = sku ? catalogue.entries.find((entry) => entry.sku === sku) : undefined
    if (product?.image.filename) return onItsBand(product.image.filename, product.background)
  }
  return ''
}
