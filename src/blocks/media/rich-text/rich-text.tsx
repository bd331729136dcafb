import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { RunningText } from '../../shared/text/running-text'

/** Running text, and the blocks that stand in it. */
const RichTextBlock = ({ blok }: BlockProps<Bloks.RichText>) => {
  const background = paletteColour(blok.background, 'white')
  // On the ground of its page a text goes on from the last one; a colour makes a band of its own, with the room of one.
  const rhythm = background === 'white' || background === 'charcoal' ? 'tight' : 'normal'
  return (
    <Section background={background} rhythm={rhythm} id={blok.anchor}>
      <RunningText document={blok.text} background={background} />
    </Section>
  )
}

export default RichTextBlock
