import { assetUrl } from '../../src/content/images/asset'
import { PALETTE, paletteColour } from '../../src/theme/palette'
import type { PageContext } from '../../src/templates/page-context'

type Pictured = { image?: { filename?: string | null }; background?: string; sku?: string }

/** Networks do not take WebP: the picture is put on its band's colour as a JPEG of 1200 × 630. */
const asShare = (filename: string, background: string | undefined): string => {
  const fill = PALETTE[paletteColour(background, 'yellow')].slice(1)
  return `${assetUrl(filename)}/m/fit-in/1200x630/filters:quality(80):format(jpeg):fill(${fill})`
}

/**
 * The path of the picture shown when the page is shared: the editor's own, else the first picture on the page, on its
 * band's colour. Empty when the page has none.
 */
export const sharePicture = ({ content, catalogue }: Pick<PageContext, 'content' | 'catalogue'>): string => {
  const chosen = content.share_image?.filename
  if (chosen) return `${assetUrl(chosen)}/m/1200x630/smart/filters:quality(80):format(jpeg)`
  const blocks: Pictured[] = 'body' in content ? ((content.body ?? []) as Pictured[]) : []
  for (const { image, background, sku } of blocks) {
    if (image?.filename) return asShare(image.filename, background)
    const product = sku ? catalogue.entries.find((entry) => entry.sku === sku) : undefined
    if (product?.image.filename) return asShare(product.image.filename, product.background)
  }
  return ''
}
