import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { RunningText } from '../../shared/text/running-text'

/** Rich text, and the blocks inside it. */
const RichTextBlock = ({ blok }: BlockProps<Bloks.RichText>) => {
  const background = paletteColour(blok.background, 'white')
  // On the page's own background the text continues the one before; on a colour it is a band with a band's padding.
  const rhythm = background === 'white' || background === 'charcoal' ? 'tight' : 'normal'
  return (
    <Section background={background} rhythm={rhythm} id={blok.anchor}>
      <RunningText document={blok.text} background={background} />
    </Section>
  )
}

export default RichTextBlock
