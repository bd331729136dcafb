import { useId, useState } from 'react'
import { Picture } from '../../content'
import { useAwake } from '../../platform/use-in-browser'
import { Icon, VisuallyHidden } from '../../ui'
import { useSnapRow } from '../../ui/carousel'
import type { ProductPicture } from '../data/types'
import { PictureZoom } from './picture-zoom'
import { Frame, Slide, Strip, Thumbnail, Thumbnails, ZoomButton } from './product-gallery.styles'

type GalleryProps = {
  /** Of the product, for the gallery's name. */
  name: string
  pictures: readonly ProductPicture[]
  /** The `sizes` attribute of the large pictures. */
  sizes: string
  /** The first picture is the page's largest and loads before everything else. */
  priority?: boolean
}

/**
 * The pictures of a product: a strip to swipe, scroll or step through by keyboard, with thumbnails that are links to
 * the pictures, so that all of it works before any script has run. Awake, a press on a picture shows it large.
 */
export const ProductGallery = ({ name, pictures, sizes, priority = false }: GalleryProps) => {
  const id = useId()
  const { current, show, rowProps } = useSnapRow<HTMLDivElement>()
  const awake = useAwake()
  const [zoomed, setZoomed] = useState<ProductPicture>()
  const many = pictures.length > 1
  // By their places: an editor may give one picture twice.
  const slides = pictures.map((picture, index) => ({ picture, index, anchor: `${id}${index}` }))
  return (
    <Frame>
      <Strip
        {...rowProps}
        role="group"
        aria-label={`Pictures of ${name}`}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={many ? 0 : undefined}
      >
        {slides.map(({ picture, index, anchor }) => (
          <Slide key={anchor} id={anchor}>
            <Picture asset={picture} sizes={sizes} priority={priority && index === 0} />
            {awake ? (
              <ZoomButton
                type="button"
                // Of those that lie beside the one shown, none is a stop on the way through the page.
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
