import { createContext, useContext } from 'react'
import type { StoryblokAsset } from '../storyblok.gen'
import { assetUrl, imageUrl, parseAsset } from './asset'
import { WIDTHS } from './forms'

const LazyPicturesContext = createContext(false)

/** For parts of a page of which only some are shown: their pictures are fetched only once they are laid out. */
export const LazyPicturesProvider = LazyPicturesContext.Provider

type PictureProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** Replaces the asset's own text; '' for a picture that adds nothing to the text beside it. */
  alt?: string
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The widths of its sources, in pixels, for a place with a greatest width (places.ts). */
  widths?: readonly number[]
  /** Loads first; for the one largest picture above the fold. */
  priority?: boolean
  className?: string
}

/**
 * A responsive picture from the image service, with its size in the markup so that nothing shifts, never wider than its original. A
 * picture without a size in its address is shown unchanged, at full width. Renders nothing for an invalid address (spec 5).
 */
export const Picture = ({ asset, alt, sizes, widths = WIDTHS, priority, className }: PictureProps) => {
  const isLazy = useContext(LazyPicturesContext)
  const filename = asset?.filename
  const source = parseAsset(filename)
  if (!source) return null
  const { width, height, file } = source
  const shared = {
    alt: alt ?? asset?.alt ?? '',
    className,
    ...(width ? { width, height } : { width: '100%' }),
    ...(priority
      ? ({ fetchPriority: 'high', loading: isLazy ? 'lazy' : 'eager' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const)),
  }
  if (!width || file.endsWith('.svg')) return <img {...shared} alt={shared.alt} src={assetUrl(filename)} />
  const sources = [...new Set(widths.map((wanted) => Math.min(wanted, width)))]
  return (
    <img
      {...shared}
      alt={shared.alt}
      src={imageUrl(filename, Math.min(768, width))}
      srcSet={sources.map((wanted) => `${imageUrl(filename, wanted)} ${wanted}w`).join(', ')}
      sizes={sizes}
    />
  )
}
