import type { ReactNode } from 'react'
import styled from 'styled-components'
import { EditorialPicture, linkProps, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour, radius, rhythm, space } from '../../../theme'
import { Note, Section } from '../../../ui'
import { useIsInText } from '../../shared/text/in-text'

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

/* In rich text a picture is on the text's own band, or on a background of its own with the corners of a card. */
const InText = styled.figure`
  width: 100%;
  color: var(--ink);

  a {
    display: block;
    border-radius: ${radius.card};
  }
  img {
    width: 100%;
    max-height: 720px;
    border-radius: ${radius.card};
    background: var(--band);
    object-fit: contain;
  }
`

const CaptionInText = styled(Note).attrs({ as: 'figcaption' })`
  max-width: 45em;
  margin-top: 12px;
`

type FrameProps = Pick<Bloks.Image, 'link'> & { name: string; children: ReactNode }

// A link around a picture without alternative text is named by the caption.
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
  const isInText = useIsInText()
  const width = blok.width || 'text'
  // In rich text no place is as wide as the window.
  const place = isInText && width === 'full' ? 'wide' : width
  const picture = (
    <Frame link={blok.link} name={blok.image?.alt || blok.caption || ''}>
      <EditorialPicture asset={blok.image} place={place} />
    </Frame>
  )
  if (isInText)
    return (
      <InText data-width={width}>
        {blok.background ? (
          <div style={bandStyle(paletteColour(blok.background, 'white'))}>{picture}</div>
        ) : (
          picture
        )}
        {blok.caption ? <CaptionInText>{blok.caption}</CaptionInText> : null}
      </InText>
    )
  return (
    <Band background={paletteColour(blok.background, 'white')} rhythm="none">
      <Figure data-width={width}>
        {picture}
        {blok.caption ? <Caption>{blok.caption}</Caption> : null}
      </Figure>
    </Band>
  )
}

export default ImageBlock
