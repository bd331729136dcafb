import styled from 'styled-components'
import { type BlockProps, type Bloks } from '../../../content'
import { BlockList } from '../../../islands'
import { paletteColour, space } from '../../../theme'
import { Lead, Section, SectionTitle } from '../../../ui'
import { Carousel } from '../../../ui/carousel'

const Text = styled(Lead)`
  margin-top: ${space.s};
  color: var(--quiet);
`

/** The shop's categories as a row to swipe or step through. */
const CategorySlider = ({ blok }: BlockProps<Bloks.CategorySlider>) => (
  <Section background={paletteColour(blok.background, 'white')} id={blok.anchor}>
    <Carousel
      label={blok.title || 'Categories'}
      of="categories"
      slideWidth="min(76vw, 316px)"
      head={
        <>
          {blok.title ? <SectionTitle>{blok.title}</SectionTitle> : null}
          {blok.text ? <Text>{blok.text}</Text> : null}
        </>
      }
    >
      {blok.slides.map((slide) => (
        <BlockList key={slide._uid} bloks={[slide]} />
      ))}
    </Carousel>
  </Section>
)

export default CategorySlider
