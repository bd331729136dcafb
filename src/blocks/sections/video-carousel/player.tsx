import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import type { VideoSource } from '../../shared/video-source'
import { playerAddress } from './player-address'

const place = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`
const Frame = styled.iframe`
  ${place}
  border: 0;
`
const Video = styled.video`
  ${place}
  background: var(--band);

  &[autoplay] {
    background: #000;
  }
`

type FilmProps = ComponentPropsWithRef<'video'> & { source: Extract<VideoSource, { from: 'file' }> }

/** The browser's own player with captions, which may lie on the asset host. */
export const Film = ({ source, ...video }: FilmProps) => (
  <Video {...video} src={source.src} controls playsInline crossOrigin="anonymous">
    <track kind="captions" src={source.captions} srcLang="en-ZA" label="English" default />
  </Video>
)

type PlayerProps = { title: string; source: VideoSource }

/** Plays at once and takes the focus from the button whose place it takes. */
export const Player = ({ title, source }: PlayerProps) => {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null)
  useEffect(() => player.current?.focus({ preventScroll: true }), [])
  return source.from === 'file' ? (
    <Film ref={player} source={source} aria-label={title} autoPlay />
  ) : (
    <Frame
      ref={player}
      src={playerAddress(source)}
      title={title}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
