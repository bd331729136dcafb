import styled from 'styled-components'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, space } from '../../../theme'
import { Section } from '../../../ui'
import { HeroCopy } from '../../shared/text/hero-copy'

const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1020px);
  justify-content: center;
  padding-block: clamp(40px, 6vw, 96px);
`

const Bleed = styled.div`
  width: min(100% + ${space.gutter}, 820px);
  margin: clamp(8px, 1.5vw, 24px) calc(${space.gutter} * -0.5) calc(clamp(40px, 6vw, 96px) * -1);
  justify-self: center;

  > img {
    width: 100%;
    margin-bottom: -6%;
  }
`

/** Centred headline and calls to action; the picture below them is cut off by the fold and the band's edge. */
const HeroCentre = ({ blok }: BlockProps<Bloks.HeroCentre>) => {
  const titleId = `title-${blok._uid}`
  return (
    <Band background={paletteColour(blok.background, 'yellow')} rhythm="none" labelledBy={titleId}>
      <Column>
        <HeroCopy copy={blok} titleId={titleId} align="centre" />
        {blok.image?.filename ? (
          <Bleed>
            <Picture asset={blok.image} sizes="(min-width: 860px) 820px, 100vw" priority />
          </Bleed>
        ) : null}
      </Column>
    </Band>
  )
}

export default HeroCentre
