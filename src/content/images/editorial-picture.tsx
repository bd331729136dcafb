import { getImageData } from 'gatsby-plugin-image'
import type { StoryblokAsset } from '../storyblok.gen'
import { imageUrl, parseAsset } from './asset'
import { BREAKPOINTS } from './forms'
import { Picture } from './picture'

type EditorialPictureProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** How wide the picture is shown. */
  sizes: string
  /** `fullWidth` spans the window, `constrained` is never shown wider than its original. */
  layout: 'constrained' | 'fullWidth'
}

/**
 * A picture inside running content, with the sources of gatsby-plugin-image. Its code weighs more than the rest of a
 * page's pictures together, so only static blocks, which never load on a first visit, may use it (decision 006).
 */
export const EditorialPicture = ({ asset, sizes, layout }: EditorialPictureProps) => {
  const source = parseAsset(asset?.filename)
  // Without a size in its address there is nothing to work the sources out from.
  if (!source?.width || !asset?.filename) return <Picture asset={asset} sizes={sizes} />
  const { images } = getImageData({
    baseUrl: asset.filename,
    sourceWidth: source.width,
    sourceHeight: source.height,
    ...(layout === 'constrained' ? { width: source.width } : {}),
    layout,
    breakpoints: BREAKPOINTS,
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
