import { imageUrl, type Bloks } from '../../../content'
import { bandStyle, type PaletteColour } from '../../../theme'
import { CardTitle, VisuallyHidden } from '../../../ui'
import { Media } from '../../shared/media'
import type { VideoSource } from '../../shared/video-source'
import { Film, Player } from './player'
import { Length, Play, Screen, Slide, Way, Words } from './video-slide.styles'

/** Of the browser's own player, in pixels: one of the image service's widths. */
const POSTER_WIDTH = 768

const Triangle = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M5.500 3.200a1.200 1.200 0 0 1 1.800-1L21 11a1.200 1.200 0 0 1 0 2L7.300 21.800a1.200 1.200 0 0 1-1.800-1Z" />
  </svg>
)

/** How long it is, and who hears of it when it is played. */
const lengthOf = ({ duration }: Bloks.Video, { from }: VideoSource): string =>
  [duration, from === 'file' ? undefined : from].filter(Boolean).join(' · ')

type VideoSlideProps = {
  video: Bloks.Video
  source: VideoSource
  /** Of the ground that a poster on transparent film stands on. */
  ground: PaletteColour
  isPlaying: boolean
  onPlay: () => void
}

/**
 * A poster with a button that has the film play in its place; nothing is asked for from elsewhere before. Where no script runs
 * the poster leads to the film's page, or is the browser's own player.
 */
export const VideoSlide = ({ video, source, ground, isPlaying, onPlay }: VideoSlideProps) => {
  const length = lengthOf(video, source)
  const label = (
    <>
      <Triangle />
      <VisuallyHidden>{`Play: ${video.title}`}</VisuallyHidden>
      {length ? <Length>{length}</Length> : null}
    </>
  )
  return (
    <Slide>
      <Screen style={bandStyle(ground)}>
        <Media asset={video.poster} alt="" ratio="16 / 9" sizes="(min-width: 700px) 620px, 84vw" />
        {isPlaying ? (
          <Player title={video.title} source={source} />
        ) : (
          <Play type="button" onClick={onPlay}>
            {label}
          </Play>
        )}
        <noscript>
          {source.from === 'file' ? (
            <Film
              source={source}
              aria-label={video.title}
              preload="none"
              poster={imageUrl(video.poster.filename, POSTER_WIDTH) || undefined}
            />
          ) : (
            <Way href={source.href} target="_blank" rel="noopener">
              {label}
            </Way>
          )}
        </noscript>
      </Screen>
      <Words>
        <CardTitle>{video.title}</CardTitle>
        {video.text ? <p>{video.text}</p> : null}
      </Words>
    </Slide>
  )
}
