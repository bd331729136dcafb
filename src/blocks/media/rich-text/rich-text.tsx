import { RichText, type BlockProps, type Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { Prose } from '../../shared/prose'

/** Running text in one comfortable column. */
const RichTextBlock = ({ blok }: BlockProps<Bloks.RichText>) => (
  <Section background={paletteColour(blok.background, 'white')} rhythm="tight" width="text" id={blok.anchor}>
    <Prose>
      <RichText document={blok.text} />
    </Prose>
  </Section>
)

export default RichTextBlock
