import styled, { css } from 'styled-components'
import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { imageUrl, type Bloks } from '../../../content'
import {
  hover,
  layer,
  motion,
  radius,
  shadow,
  space,
  type,
  bandStyle,
  type PaletteColour,
} from '../../../theme'
import { CardTitle, VisuallyHidden } from '../../../ui'
import { Media } from '../../shared/pictures/media'
import type { VideoSource } from '../../shared/pictures/video-source'
import { playerAddress } from './player-address'

const Slide = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(16px, 1.6vw, 24px);
`
const Screen = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${radius.card};
  background: var(--band);

  &:has(:is(button, a):focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
  }
`
/* The whole poster is the button. */
const overPoster = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: end;
  align-items: center;
  justify-items: start;
  gap: 12px;
  padding: clamp(14px, 1.6vw, 24px);
  border: 0;
  background: none;
  color: #222222;
  text-align: start;
  text-decoration: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  > svg {
    width: clamp(60px, 5vw, 76px);
    height: auto;
    padding: 19px 17px 19px 21px;
    border-radius: ${radius.pill};
    background: #222222;
    color: #ffffff;
    box-shadow: ${shadow.raised};
    transition: transform ${motion.calm};
  }
  ${hover} {
    &:hover > svg {
      transform: scale(1.08);
    }
  }
  &:active > svg {
    transform: scale(0.96);
  }
`
const Play = styled.button`
  ${overPoster}

  @media (scripting: none) {
    display: none;
  }
`
const PosterLink = styled.a`
  ${overPoster}
  z-index: ${layer.raised};
`
const Length = styled.span`
  padding: 5px 12px;
  border-radius: ${radius.pill};
  background: #ffffff;
  color: #222222;
  ${type.label}
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

/** The browser's own player with captions, which may be on the asset host. */
const Film = ({ source, ...video }: FilmProps) => (
  <Video {...video} src={source.src} controls playsInline crossOrigin="anonymous">
    <track kind="captions" src={source.captions} srcLang="en-ZA" label="English" default />
  </Video>
)

type PlayerProps = { title: string; source: VideoSource }

/** Plays at once and takes the focus from the button that it replaces. */
const Player = ({ title, source }: PlayerProps) => {
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

/** Poster width of the browser's own player, in pixels: one of the image service's widths. */
const POSTER_WIDTH = 768

const Triangle = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M5.500 3.200a1.200 1.200 0 0 1 1.800-1L21 11a1.200 1.200 0 0 1 0 2L7.300 21.800a1.200 1.200 0 0 1-1.800-1Z" />
  </svg>
)

/** The video's length, and the site that learns of the visit when it plays. */
const lengthOf = ({ duration }: Bloks.Video, { from }: VideoSource): string =>
  [duration, from === 'file' ? undefined : from].filter(Boolean).join(' · ')

type VideoSlideProps = {
  video: Bloks.Video
  source: VideoSource
  /** The colour behind a poster with transparent parts. */
  ground: PaletteColour
  isPlaying: boolean
  onPlay: () => void
}

/**
 * A poster with a button that plays the video in its place; before that nothing is requested from another site. Without scripts the
 * poster links to the video's page, or is the browser's own player.
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
            <PosterLink href={source.href} target="_blank" rel="noopener">
              {label}
            </PosterLink>
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
