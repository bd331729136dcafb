import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { Picture, type StoryblokAsset } from '../../../content'

const Frame = styled.div`
  flex: none;
  min-height: 0;
  aspect-ratio: var(--ratio);
  overflow: clip;
  background: var(--band);

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: 50% 100%;
  }
  &[data-fit='fill'] > img {
    object-fit: cover;
    object-position: 50% 50%;
  }
`

/** A photograph (JPEG) fills its place; a product image with a transparent background stands on the colour around it. */
const fitOf = (filename: string): 'stand' | 'fill' => (/\.jpe?g$/i.test(filename) ? 'fill' : 'stand')

type MediaProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** `4 / 3`: width by height of its place. It is also `--ratio`, for a place that changes with its card. */
  ratio: string
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** `stand`: whole, on the lower edge; `fill`: cropped to its place. Without it, as the kind of file asks for. */
  fit?: 'stand' | 'fill'
  /** '' for a picture that says nothing the words beside it do not. */
  alt?: string
  className?: string
}

/** A picture in a box of a fixed ratio, on the colour around it; renders nothing without a picture. */
export const Media = ({ asset, ratio, fit, className, ...picture }: MediaProps) =>
  asset?.filename ? (
    <Frame
      className={className}
      data-fit={fit ?? fitOf(asset.filename)}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <Picture asset={asset} {...picture} />
    </Frame>
  ) : null
