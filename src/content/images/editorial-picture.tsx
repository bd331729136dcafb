import { getImageData } from 'gatsby-plugin-image'
import type { StoryblokAsset } from '../storyblok.gen'
import { imageUrl, parseAsset } from './asset'
import { BREAKPOINTS } from './forms'
import { Picture } from './picture'
import { PLACES } from './places'

type EditorialPictureProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** The width: that of the text's column, of the page's content, or of the window. */
  place: keyof typeof PLACES | 'full'
}

const FULL = { widths: BREAKPOINTS, sizes: '100vw' }

/**
 * A picture that an editor places as a block, with the sources of gatsby-plugin-image. Its code is larger than that of all other
 * pictures of a page, so only static blocks may use it: their code never loads on a first visit (decision 006).
 */
export const EditorialPicture = ({ asset, place }: EditorialPictureProps) => {
  const { widths, sizes } = place === 'full' ? FULL : PLACES[place]
  const source = parseAsset(asset?.filename)
  // Without a size in its address the sources cannot be calculated; a drawing needs none.
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
