import { assetUrl, type Bloks } from '../../../content'
import { videoSource, type VideoSource } from '../../shared/video-source'

/** What a card shows: a film, the way to one elsewhere, a picture, or nothing. */
export type CardMedia =
  | { kind: 'video'; video: Bloks.Video; source: VideoSource }
  | { kind: 'picture'; asset: NonNullable<Bloks.RichMediaCard['image']> }

/** A video where there is one that everybody can follow; else the card's picture, else what would stand for the video. */
export const mapMedia = ({ image, video }: Bloks.RichMediaCard): CardMedia | undefined => {
  const [first] = video ?? []
  const source = first && videoSource(first)
  if (first && source) return { kind: 'video', video: first, source }
  const asset = [image, first?.poster].find((one) => assetUrl(one?.filename))
  return asset && { kind: 'picture', asset }
}
