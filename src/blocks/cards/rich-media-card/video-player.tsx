import styled from 'styled-components'
import { imageUrl, type Bloks } from '../../../content'
import { hover, motion, PALETTE, radius, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { Media } from '../../shared/pictures/media'
import type { VideoSource } from '../../shared/pictures/video-source'

/** The poster's width in pixels: one of the image service's widths. */
const POSTER_WIDTH = 768

/* The stage touches the card's edge, which clips it: so the focus outline is inside, and visible on any picture. */
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
const PosterLink = styled.a`
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
  /* The text below has the same meaning, and there is room for only one of them. */
  @container (max-width: 239.98px) {
    display: none;
  }
  ${hover} {
    a:hover > & > svg {
      transform: scale(1.08);
    }
  }
`
const SiteLabel = styled.span`
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

const FilePlayer = ({ video, src, captions }: { video: Bloks.Video; src: string; captions: string }) => (
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

/** A video of this site, which plays in its place; of any other video the poster, as a link to its page. */
export const VideoPlayer = ({ video, source, sizes }: VideoPlayerProps) => (
  <Stage>
    {source.from === 'file' ? (
      <FilePlayer video={video} src={source.src} captions={source.captions} />
    ) : (
      <PosterLink href={source.href} target="_blank" rel="noopener">
        <Media asset={video.poster} alt="" ratio="16 / 9" sizes={sizes} />
        <Play>
          <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M4 2.500 21 12 4 21.500Z" />
          </svg>
        </Play>
        <SiteLabel>
          <span>{`Watch on ${source.from}`}</span>
          <VisuallyHidden>{`: ${video.title}`}</VisuallyHidden>
          {video.duration ? <span>{` · ${video.duration}`}</span> : null}
        </SiteLabel>
      </PosterLink>
    )}
  </Stage>
)
