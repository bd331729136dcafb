import styled from 'styled-components'
import { imageUrl, type Bloks } from '../../../content'
import { hover, motion, PALETTE, radius, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { Media } from '../../shared/pictures/media'
import type { VideoSource } from '../../shared/pictures/video-source'

/** Of the poster, in pixels: one of the image service's widths. */
const POSTER_WIDTH = 768

/* At the card's edge, which cuts off what lies beyond it: the mark of the focus stands inside, on any picture. */
const Stage = styled.div`
  position: relative;
  align-self: center;
  width: 100%;

  > :focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:has(> :focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--focus);
    box-shadow: inset 0 0 0 3px ${PALETTE.white};
    pointer-events: none;
  }
`
const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  background: var(--band);
  object-fit: contain;
`
const Way = styled.a`
  position: relative;
  display: block;
  text-decoration: none;
`
const Play = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  svg {
    width: 72px;
    height: 72px;
    padding: 22px 20px 22px 24px;
    border-radius: ${radius.pill};
    background: ${PALETTE.charcoal};
    color: ${PALETTE.white};
    transition: transform ${motion.calm};
  }
  @container (max-width: 359.98px) {
    svg {
      width: 56px;
      height: 56px;
      padding: 17px 15px 17px 19px;
    }
  }
  /* The words under it say the same, and there is room for one of them. */
  @container (max-width: 239.98px) {
    display: none;
  }
  ${hover} {
    a:hover > & > svg {
      transform: scale(1.08);
    }
  }
`
const Where = styled.span`
  position: absolute;
  inset: auto auto 12px 12px;
  max-width: calc(100% - 24px);
  padding: 6px 14px;
  border-radius: ${radius.pill};
  background: ${PALETTE.charcoal};
  color: ${PALETTE.white};
  ${type.label}
  font-size: 0.875rem;
`

type VideoPlayerProps = { video: Bloks.Video; source: VideoSource; sizes: string }

const Filmed = ({ video, src, captions }: { video: Bloks.Video; src: string; captions: string }) => (
  <Film
    controls
    playsInline
    preload="none"
    src={src}
    poster={imageUrl(video.poster.filename, POSTER_WIDTH) || undefined}
    aria-label={video.title}
  >
    <track kind="captions" srcLang="en-ZA" label="English" src={captions} />
  </Film>
)

/** A film of ours, which plays in its place once it is asked to; of any other the poster, as a link to where it plays. */
export const VideoPlayer = ({ video, source, sizes }: VideoPlayerProps) => (
  <Stage>
    {source.from === 'file' ? (
      <Filmed video={video} src={source.src} captions={source.captions} />
    ) : (
      <Way href={source.href} target="_blank" rel="noopener">
        <Media asset={video.poster} alt="" ratio="16 / 9" sizes={sizes} />
        <Play>
          <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M4 2.500 21 12 4 21.500Z" />
          </svg>
        </Play>
        <Where>
          <span>{`Watch on ${source.from}`}</span>
          <VisuallyHidden>{`: ${video.title}`}</VisuallyHidden>
          {video.duration ? <span>{` · ${video.duration}`}</span> : null}
        </Where>
      </Way>
    )}
  </Stage>
)
