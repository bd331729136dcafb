import styled from 'styled-components'
import { thumbnailUrl } from '../../content'
import { bandStyle, type PaletteColour } from '../../theme'

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: var(--tile, 80px);
  aspect-ratio: 1;
  border-radius: 16px;
  background: var(--band);
  overflow: hidden;

  img {
    width: 88%;
    height: 88%;
    object-fit: contain;
  }
  img[hidden] {
    display: none;
  }
`

type LineImageProps = {
  /** Address of the original picture. */
  image: string
  colour: PaletteColour
}

/** The picture of an item on its colour, as wide as `--tile`. It has no alternative text, because the title is beside it. */
export const LineImage = ({ image, colour }: LineImageProps) => {
  const small = thumbnailUrl(image, 'line')
  return (
    <Tile style={bandStyle(colour)}>
      {small ? (
        <img
          src={small}
          srcSet={`${small} 1x, ${thumbnailUrl(image, 'lineTwice')} 2x`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      ) : null}
    </Tile>
  )
}
