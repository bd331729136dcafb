import styled from 'styled-components'
import { Picture, type StoryblokAsset } from '../../../content'

/** Width by height of the boxes. */
const RATIOS = ['16 / 9', '3 / 2', '4 / 3', '5 / 4'] as const

/* The ratio is an attribute and not a style, because the policy in the page's headers lists every style attribute. */
const Frame = styled.div`
  ${RATIOS.map((ratio) => `&[data-ratio='${ratio}'] { --ratio: ${ratio}; }`).join('\n')}
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

/** A photograph (JPEG) fills its box; a product picture with a transparent background is on the box's colour. */
const fitOf = (filename: string): 'stand' | 'fill' => (/\.jpe?g$/i.test(filename) ? 'fill' : 'stand')

type MediaProps = {
  asset: Pick<StoryblokAsset, 'filename' | 'alt'> | undefined
  /** Of the box. It is also `--ratio`, for a box that changes with its card. */
  ratio: (typeof RATIOS)[number]
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** `stand`: whole, at the lower edge; `fill`: cropped to the box. By default it depends on the file type. */
  fit?: 'stand' | 'fill'
  /** '' for a picture that adds nothing to the text beside it. */
  alt?: string
  className?: string
}

/** A picture in a box of a fixed ratio, on the colour around it; renders nothing without a picture. */
export const Media = ({ asset, ratio, fit, className, ...picture }: MediaProps) =>
  asset?.filename ? (
    <Frame className={className} data-fit={fit ?? fitOf(asset.filename)} data-ratio={ratio}>
      <Picture asset={asset} {...picture} />
    </Frame>
  ) : null
