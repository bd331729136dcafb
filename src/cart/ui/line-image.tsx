import styled from 'styled-components'
import { imageUrl } from '../../content'
import { bandStyle, type PaletteColour } from '../../theme'
import type { EnrichedBundleLine, EnrichedProductLine } from '../rules/enrich'

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

const COLOURS: Record<EnrichedProductLine['productType'], PaletteColour> = {
  card_machine: 'light-blue',
  sim_card: 'mint-green',
  accessory: 'cream',
  point_of_sale: 'pink',
  service: 'yellow',
}

type LineImageProps = { line: EnrichedProductLine | EnrichedBundleLine }

/** The item on its colour. It says nothing that the title beside it does not. */
export const LineImage = ({ line }: LineImageProps) => {
  const small = imageUrl(line.image, 96, 96)
  const colour = line.type === 'product' ? COLOURS[line.productType] : 'light-green'
  return (
    <Tile style={bandStyle(colour)}>
      {small ? (
        <img
          src={small}
          srcSet={`${small} 1x, ${imageUrl(line.image, 192, 192)} 2x`}
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
