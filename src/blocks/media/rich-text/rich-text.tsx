import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { RunningText } from '../../shared/running-text'

/** Running text, and the blocks that stand in it. */
const RichTextBlock = ({ blok }: BlockProps<Bloks.RichText>) => {
  const background = paletteColour(blok.background, 'white')
  return (
    <Section background={background} rhythm="tight" id={blok.anchor}>
      <RunningText document={blok.text} background={background} />
    </Section>
  )
}

export default RichTextBlock
