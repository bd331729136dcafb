import { useEffect, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { imageUrl, type Bloks } from '../../../content'
import { hover, layer, motion, PALETTE, radius, shadow, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { Media } from './media'
import type { VideoSource } from './video-source'

/* The focus outline is inside, because a card clips what is outside; with white in it, it shows on any picture. */
const Screen = styled.div`
  position: relative;
  align-self: center;
  width: 100%;
  overflow: clip;
  background: var(--band);

  &:has(> :is(button, a):focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--focus);
    border-radius: inherit;
    box-shadow: inset 0 0 0 3px ${PALETTE.white};
    pointer-events: none;
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
  color: ${PALETTE.charcoal};
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
    background: ${PALETTE.charcoal};
    color: ${PALETTE.white};
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
  background: ${PALETTE.white};
  color: ${PALETTE.charcoal};
  ${type.label}
`
const place = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`
const Place = styled.div`
  ${place}
`
const Video = styled.video`
  ${place}
  background: var(--band);

  &[autoplay] {
    background: #000;
  }
`

type FileSource = Extract<VideoSource, { from: 'file' }>
type FilmProps = ComponentPropsWithRef<'video'> & { source: FileSource }

/** The browser's own player with captions, which may be on the asset host. */
const Film = ({ source, ...video }: FilmProps) => (
  <Video {...video} src={source.src} controls playsInline crossOrigin="anonymous">
    <track kind="captions" src={source.captions} srcLang="en-ZA" label="English" default />
  </Video>
)

/** Plays at once and takes the focus from the button that it replaces. */
const PlayingFilm = ({ title, source }: { title: string; source: FileSource }) => {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => film.current?.focus({ preventScroll: true }), [])
  return <Film ref={film} source={source} aria-label={title} autoPlay />
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

const Label = ({ video, source }: { video: Bloks.Video; source: VideoSource }) => {
  const length = lengthOf(video, source)
  return (
    <>
      <Triangle />
      <VisuallyHidden>{`Play: ${video.title}`}</VisuallyHidden>
      {length ? <Length>{length}</Length> : null}
    </>
  )
}

type VideoScreenProps = {
  video: Bloks.Video
  source: VideoSource
  /** The `sizes` attribute of the poster. */
  sizes: string
  style?: CSSProperties
  isPlaying: boolean
  onPlay: () => void
  /** The player of a video on another site. Without one the poster links to the video's page. */
  frame?: ReactNode
}

/**
 * A poster with a button that plays the video in its place; before that nothing is requested but the poster. Without scripts it is the
 * browser's own player, or a link to the video's page.
 */
export const VideoScreen = ({ video, source, sizes, style, isPlaying, onPlay, frame }: VideoScreenProps) => {
  const label = <Label video={video} source={source} />
  const film = source.from === 'file' ? source : undefined
  const page =
    source.from === 'file' ? null : (
      <PosterLink href={source.href} target="_blank" rel="noopener">
        {label}
      </PosterLink>
    )
  const isLinkOnly = !film && frame === undefined
  return (
    <Screen style={style}>
      <Media asset={video.poster} alt="" ratio="16 / 9" sizes={sizes} />
      {isLinkOnly ? page : null}
      {isPlaying && film ? <PlayingFilm title={video.title} source={film} /> : null}
      {isPlaying && !film ? <Place>{frame}</Place> : null}
      {isPlaying || isLinkOnly ? null : (
        <Play type="button" onClick={onPlay}>
          {label}
        </Play>
      )}
      {isLinkOnly ? null : (
        <noscript>
          {film ? (
            <Film
              source={film}
              aria-label={video.title}
              preload="none"
              poster={imageUrl(video.poster.filename, POSTER_WIDTH) || undefined}
            />
          ) : (
            page
          )}
        </noscript>
      )}
    </Screen>
  )
}
