import type { BlockProps, Bloks } from '../../../content'
import { Section } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { CardRow } from '../../shared/cards/card-row'
import { SectionHead } from '../../shared/text/section-head'

/** Testimonials in a row that scrolls sideways; one to three are in view, depending on the width. */
const TestimonialSwiper = ({ blok }: BlockProps<Bloks.TestimonialSwiper>) => (
  <Section {...sectionProps(blok, 'pink')}>
    <CardRow
      label={blok.title}
      of="quotes"
      head={<SectionHead head={blok} titleId={`title-${blok._uid}`} />}
      bloks={blok.items}
    />
  </Section>
)

export default TestimonialSwiper
