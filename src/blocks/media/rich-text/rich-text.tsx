import styled from 'styled-components'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { Prose } from '../../shared/prose'

const Band = styled(Section)`
  padding-block: clamp(32px, 4.5vw, 64px);
`

/** Running text in one comfortable column. */
const RichTextBlock = ({ blok }: BlockProps<Bloks.RichText>) => (
  <Band background={paletteColour(blok.background, 'white')} rhythm="none" width="text" id={blok.anchor}>
    <Prose>
      <RichText document={blok.text} />
    </Prose>
  </Band>
)

export default RichTextBlock
