import { useEffect, useRef, type PointerEvent, useState, type UIEvent, useId } from 'react'
import styled from 'styled-components'
import { Picture } from '../../content'
import { Icon, VisuallyHidden } from '../../ui'
import type { ProductPicture } from '../rules/types'
import { below, BREAKPOINTS, motion, radius, space } from '../../theme'
import { snapRow } from '../../ui/carousel'
import { useHydrated } from '../../platform/use-in-browser'

const Screen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: var(--screen);
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--band);
  color: var(--ink);
`

/* Scrolls natively, so a finger, a wheel and the arrow keys pan. */
const Pan = styled.div`
  display: flex;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* About twice as large as fits, up to the picture's own size. */
  img {
    flex: none;
    width: min(max(220vmin, 100vmax), 1600px);
    max-width: none;
    margin: auto;
  }
`

const CloseButton = styled.button`
  position: absolute;
  inset: max(16px, env(safe-area-inset-top)) 16px auto auto;
  display: grid;
  width: 48px;
  height: 48px;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--ink);
  color: var(--on-ink);
`

/** Pans by mouse; a finger scrolls by itself. */
const drag = ({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent) => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}

type PictureZoomProps = {
  picture: ProductPicture
  /** The product's name, for screen readers where the picture has no text of its own. */
  name: string
  /** Called after the button, Escape or a phone's Back. */
  onClose: () => void
}

/** One picture over the whole screen, larger than the screen: it opens at its middle and can be panned. The focus returns. */
const PictureZoom = ({ picture, name, onClose }: PictureZoomProps) => {
  const screen = useRef<HTMLDialogElement>(null)
  const pan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    screen.current?.showModal()
    const { current } = pan
    current?.focus()
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    )
    return () => (opener instanceof HTMLElement ? opener.focus() : undefined)
  }, [])
  return (
    <Screen ref={screen} aria-label={picture.alt || name} onClose={onClose}>
      <Pan ref={pan} role="group" aria-label="Picture to look around in" tabIndex={0} onPointerMove={drag}>
        <Picture asset={picture} alt={picture.alt || name} sizes="max(220vmin, 100vmax)" />
      </Pan>
      <CloseButton type="button" aria-label="Close" onClick={() => screen.current?.close()}>
        <Icon name="close" />
      </CloseButton>
    </Screen>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`

const Strip = styled.div`
  ${snapRow}
  border-radius: ${radius.card};
`

/** Low enough to leave room for name, price and button on the screen of a phone, above the question about cookies. */
const phoneHeight = (screen: 'vh' | 'svh') => `clamp(140px, 100${screen} - 680px, 92vw)`

const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  scroll-margin-top: 120px;
  aspect-ratio: 1;
  max-height: min(680px, 72vh);
  max-height: min(680px, 72svh);

  ${below.sm} {
    aspect-ratio: auto;
    height: ${phoneHeight('vh')};
    height: ${phoneHeight('svh')};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/* The whole picture can be pressed; a swipe still moves the strip. */
const ZoomButton = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: none;
  cursor: zoom-in;

  > svg {
    position: absolute;
    inset: auto 8px 8px auto;
    width: 44px;
    height: 44px;
    padding: 10px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs};
`

const Thumbnail = styled.a`
  display: block;
  width: clamp(48px, 14vw, 72px);
  border: 2px solid transparent;
  border-radius: ${radius.control};
  overflow: hidden;
  background: linear-gradient(rgb(255 255 255 / 0.4) 0 0), var(--band);
  transition: border-color ${motion.quick};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: contain;
  }
  &:hover {
    border-color: var(--line);
  }
  &[aria-current] {
    border-color: var(--ink);
  }
`

/** Which picture of the strip is in view. The browser scrolls it: a library would be in the page's first code (decision 044). */
const useStrip = () => {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  return {
    current,
    /** Brings a picture into view, counted from 0. */
    show: (index: number): void => {
      setCurrent(index)
      if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth
    },
    stripProps: {
      ref: strip,
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
        setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth))),
    },
  }
}

type GalleryProps = {
  /** The product's name, for the name of the gallery. */
  name: string
  pictures: readonly ProductPicture[]
  /** The `sizes` attribute of the large pictures from a tablet on. On a phone a square picture is as wide as the strip is high. */
  sizes: string
  /** The first picture is the page's largest and loads before everything else. */
  priority?: boolean
}

/**
 * The pictures of a product: a strip to swipe, scroll or step through by keyboard, with thumbnails that are links to the pictures, so
 * that all of it works without a script. Once hydrated, a press on a picture shows it large.
 */
export const ProductGallery = ({ name, pictures, sizes, priority = false }: GalleryProps) => {
  const id = useId()
  const { current, show, stripProps } = useStrip()
  const isHydrated = useHydrated()
  const [zoomed, setZoomed] = useState<ProductPicture>()
  const many = pictures.length > 1
  // Keyed by their places, because an editor may choose one picture twice.
  const slides = pictures.map((picture, index) => ({ picture, index, anchor: `${id}${index}` }))
  return (
    <Frame>
      <Strip
        {...stripProps}
        role="group"
        aria-label={`Pictures of ${name}`}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={many ? 0 : undefined}
      >
        {slides.map(({ picture, index, anchor }) => (
          <Slide key={anchor} id={anchor}>
            <Picture
              asset={picture}
              sizes={`(max-width: ${BREAKPOINTS.sm - 1}px) ${phoneHeight('vh')}, ${sizes}`}
              priority={priority && index === 0}
            />
            {isHydrated ? (
              <ZoomButton
                type="button"
                // Only the button of the shown picture can be reached by the Tab key.
                tabIndex={index === current ? undefined : -1}
                onClick={() => setZoomed(picture)}
              >
                <Icon name="plus" />
                <VisuallyHidden>{`Zoom: ${picture.alt || name}`}</VisuallyHidden>
              </ZoomButton>
            ) : null}
          </Slide>
        ))}
      </Strip>
      {many ? (
        <Thumbnails role="list">
          {slides.map(({ picture, index, anchor }) => (
            <li key={anchor}>
              <Thumbnail
                href={`#${anchor}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture asset={picture} alt="" sizes="80px" />
                <VisuallyHidden>{`Picture ${index + 1} of ${pictures.length}: ${picture.alt || name}`}</VisuallyHidden>
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      ) : null}
      {zoomed ? <PictureZoom picture={zoomed} name={name} onClose={() => setZoomed(undefined)} /> : null}
    </Frame>
  )
}
