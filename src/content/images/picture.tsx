import { getImageData, type IGetImageDataArgs } from 'gatsby-plugin-image'
import type { StoryblokAsset } from '../storyblok.gen'
import { assetUrl, imageUrl, parseAsset } from './asset'

/** Widths in pixels the image service renders (spec 9), with one for small phones and thumbnails below. */
const WIDTHS = [320, 640, 768, 1024, 1366, 1600]

type PictureProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** Replaces the asset's own text; '' for a picture that says nothing the words beside it do not. */
  alt?: string
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Loads before everything else; for the one largest picture above the fold. */
  priority?: boolean
  className?: string
}

const urlBuilder: IGetImageDataArgs['urlBuilder'] = ({ baseUrl, width }) => imageUrl(baseUrl, width)

/**
 * A responsive picture from the image service, with its size in the markup so that nothing shifts.
 * Renders its own `<img>`: GatsbyImage would load 62 KB more on mount. Nothing is rendered for an invalid address.
 */
export const Picture = ({ asset, alt, sizes, priority, className }: PictureProps) => {
  const source = parseAsset(asset?.filename)
  if (!asset?.filename || !source) return null
  const words = alt ?? asset.alt ?? ''
  const loading = priority
    ? ({ fetchPriority: 'high', loading: 'eager' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  const size = source.width ? { width: source.width, height: source.height } : {}
  const attributes = { alt: words, className, ...size, ...loading }
  if (!source.width || source.file.endsWith('.svg'))
    return <img {...attributes} src={assetUrl(asset.filename)} alt={words} />
  const { images } = getImageData({
    baseUrl: asset.filename,
    sourceWidth: source.width,
    sourceHeight: source.height,
    width: source.width,
    layout: 'constrained',
    breakpoints: WIDTHS.filter((width) => width <= source.width),
    formats: ['auto'],
    urlBuilder,
    pluginName: 'content',
  })
  return (
    <img
      {...attributes}
      alt={words}
      src={imageUrl(asset.filename, Math.min(768, source.width))}
      srcSet={images.fallback?.srcSet}
      sizes={sizes}
    />
  )
}
