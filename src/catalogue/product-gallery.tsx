import { useId, useRef, useState } from 'react'
import { Picture } from '../content'
import { useAwake } from '../platform/use-in-browser'
import { VisuallyHidden } from '../ui'
import { Frame, Slide, Strip, Thumbnail, Thumbnails, ZoomButton } from './product-gallery.styles'
import type { ProductPicture } from './types'

type GalleryProps = {
  /** Of the product, for the gallery's name. */
  name: string
  pictures: readonly ProductPicture[]
  /** The `sizes` attribute of the large pictures. */
  sizes: string
  /** The first picture is the page's largest and loads before everything else. */
  priority?: boolean
  /** Offers a closer look inside the frame. */
  zoom?: boolean
}

type SlideProps = { picture: ProductPicture; id: string; sizes: string; priority: boolean; zoom: boolean }

const PictureSlide = ({ picture, id, sizes, priority, zoom }: SlideProps) => {
  const [zoomed, setZoomed] = useState(false)
  const awake = useAwake()
  return (
    <Slide id={id} data-zoomed={zoomed ? '' : undefined}>
      <div data-pan>
        <Picture asset={picture} sizes={zoomed ? '200vw' : sizes} priority={priority} />
      </div>
      {zoom && awake ? (
        <ZoomButton type="button" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          <span aria-hidden="true">{zoomed ? '−' : '+'}</span>
          <VisuallyHidden>Zoom</VisuallyHidden>
        </ZoomButton>
      ) : null}
    </Slide>
  )
}

/**
 * The pictures of a product: a strip to swipe, scroll or step through by keyboard, with thumbnails that are links to
 * the pictures, so that all of it works before any script has run.
 */
export const ProductGallery = ({ name, pictures, sizes, priority = false, zoom = false }: GalleryProps) => {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    setCurrent(index)
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth
  }
  const many = pictures.length > 1
  return (
    <Frame>
      <Strip
        ref={strip}
        role="group"
        aria-label={`Pictures of ${name}`}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={many ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, index) => (
          <PictureSlide
            key={picture.filename}
            picture={picture}
            id={`${id}${index}`}
            sizes={sizes}
            priority={priority && index === 0}
            zoom={zoom}
          />
        ))}
      </Strip>
      {many ? (
        <Thumbnails role="list">
          {pictures.map((picture, index) => (
            <li key={picture.filename}>
              <Thumbnail
                href={`#${id}${index}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture asset={picture} alt="" sizes="80px" />
                <VisuallyHidden>{`Picture ${index + 1} of ${pictures.length}: ${picture.alt ?? name}`}</VisuallyHidden>
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      ) : null}
    </Frame>
  )
}
