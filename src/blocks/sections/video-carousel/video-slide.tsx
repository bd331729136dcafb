import styled from 'styled-components'
import { useEffect, useRef } from 'react'
import type { Bloks } from '../../../content'
import { bandStyle, radius, space, type, type PaletteColour } from '../../../theme'
import { CardTitle } from '../../../ui'
import { VideoScreen } from '../../shared/pictures/video-screen'
import type { VideoSource } from '../../shared/pictures/video-source'
import { playerAddress, type FramedVideo } from './player-address'

const Slide = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(16px, 1.6vw, 24px);

  > :first-child {
    border-radius: ${radius.card};
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  max-width: 36em;

  > p {
    ${type.body}
    color: var(--quiet);
    white-space: pre-line;
  }
`
const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`

type PlayerProps = { title: string; source: FramedVideo }

/** Plays at once and takes the focus from the button that it replaces. */
const Player = ({ title, source }: PlayerProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <Frame
      ref={frame}
      src={playerAddress(source)}
      title={title}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

type VideoSlideProps = {
  video: Bloks.Video
  source: VideoSource
  /** The colour behind a poster with transparent parts. */
  ground: PaletteColour
  isPlaying: boolean
  onPlay: () => void
}

/** A video that plays in its place, with its title and a few words. */
export const VideoSlide = ({ video, source, ground, isPlaying, onPlay }: VideoSlideProps) => (
  <Slide>
    <VideoScreen
      video={video}
      source={source}
      sizes="(min-width: 700px) 620px, 84vw"
      style={bandStyle(ground)}
      isPlaying={isPlaying}
      onPlay={onPlay}
      frame={source.from === 'file' ? undefined : <Player title={video.title} source={source} />}
    />
    <Words>
      <CardTitle>{video.title}</CardTitle>
      {video.text ? <p>{video.text}</p> : null}
    </Words>
  </Slide>
)
