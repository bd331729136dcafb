import type { ReactNode } from 'react'
import styled from 'styled-components'
import { EditorialPicture, linkProps, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, radius, rhythm, space } from '../../../theme'
import { Note, Section } from '../../../ui'

const Band = styled(Section)`
  &:has([data-width='full']) {
    padding-inline: 0;
  }
  > :has(> [data-width='full']) {
    max-width: none;
  }
`

const Figure = styled.figure`
  margin-inline: auto;
  padding-block: ${rhythm.tight};

  &[data-width='text'] {
    max-width: 720px;
  }
  &[data-width='full'] {
    padding-block: 0;
  }
  img {
    width: 100%;
    max-height: 720px;
    border-radius: ${radius.card};
    object-fit: contain;
  }
  &[data-width='full'] img {
    max-height: none;
    border-radius: 0;
  }
  a {
    display: block;
    border-radius: ${radius.card};
  }
`

const Caption = styled(Note).attrs({ as: 'figcaption' })`
  max-width: 45em;
  margin: ${space.s} auto 0;
  text-align: center;

  [data-width='full'] > & {
    padding: 0 ${space.gutter} ${space.s};
  }
`

const SIZES = {
  text: '(min-width: 760px) 720px, 100vw',
  wide: '(min-width: 1400px) 1280px, 100vw',
  full: '100vw',
} as const

type FrameProps = Pick<Bloks.Image, 'link'> & { name: string; children: ReactNode }

// A link around a picture without words of its own takes its name from the caption.
const Frame = ({ link, name, children }: FrameProps) => {
  const target = linkProps(link)
  return target ? (
    <a {...target} aria-label={name || undefined}>
      {children}
    </a>
  ) : (
    children
  )
}

/** A picture with an optional caption and link: as wide as the text, the page or the window. */
const ImageBlock = ({ blok }: BlockProps<Bloks.Image>) => {
  const width = blok.width || 'text'
  return (
    <Band background={paletteColour(blok.background, 'white')} rhythm="none">
      <Figure data-width={width}>
        <Frame link={blok.link} name={blok.image?.alt || blok.caption || ''}>
          <EditorialPicture
            asset={blok.image}
            sizes={SIZES[width]}
            layout={width === 'full' ? 'fullWidth' : 'constrained'}
          />
        </Frame>
        {blok.caption ? <Caption>{blok.caption}</Caption> : null}
      </Figure>
    </Band>
  )
}

export default ImageBlock
