import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { CardRow } from '../../shared/cards/card-row'
import { SectionHead } from '../../shared/text/section-head'

/** Testimonials in a row to swipe; one to three are in view, depending on the width. */
const TestimonialSwiper = ({ blok }: BlockProps<Bloks.TestimonialSwiper>) => (
  <Section
    background={paletteColour(blok.background, 'pink')}
    rhythm={blok.rhythm || 'normal'}
    id={blok.anchor}
  >
    <CardRow
      label={blok.title}
      of="quotes"
      head={<SectionHead head={blok} titleId={`title-${blok._uid}`} />}
      bloks={blok.items}
    />
  </Section>
)

export default TestimonialSwiper
