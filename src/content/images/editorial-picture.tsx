import { getImageData } from 'gatsby-plugin-image'
import type { StoryblokAsset } from '../storyblok.gen'
import { imageUrl, parseAsset } from './asset'
import { BREAKPOINTS } from './forms'
import { Picture } from './picture'
import { PLACES } from './places'

type EditorialPictureProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** As wide as the column of a text, as the page's content, or as the window. */
  place: keyof typeof PLACES | 'full'
}

const FULL = { widths: BREAKPOINTS, sizes: '100vw' }

/**
 * A picture that an editor places by itself, with the sources of gatsby-plugin-image. Its code weighs more than the rest of a
 * page's pictures together, so only blocks that are static wherever they stand, whose code never loads on a first visit, may
 * use it (decision 006).
 */
export const EditorialPicture = ({ asset, place }: EditorialPictureProps) => {
  const { widths, sizes } = place === 'full' ? FULL : PLACES[place]
  const source = parseAsset(asset?.filename)
  // Without a size in its address there is nothing to work the sources out from; a drawing needs none.
  if (!source?.width || !asset?.filename || source.file.endsWith('.svg'))
    return <Picture asset={asset} sizes={sizes} />
  const { images } = getImageData({
    baseUrl: asset.filename,
    sourceWidth: source.width,
    sourceHeight: source.height,
    layout: 'fullWidth',
    breakpoints: [...widths],
    formats: ['auto'],
    urlBuilder: ({ baseUrl, width }) => imageUrl(baseUrl, width),
    pluginName: 'content',
  })
  return (
    <img
      src={images.fallback?.src}
      srcSet={images.fallback?.srcSet}
      sizes={sizes}
      alt={asset.alt ?? ''}
      width={source.width}
      height={source.height}
      loading="lazy"
      decoding="async"
    />
  )
}
