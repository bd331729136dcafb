import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { from, PALETTE, paletteColour, space, sticky, underBars } from '../../../theme'
import { Section, SectionTitle } from '../../../ui'
import { JsonLd } from '../../shared/json-ld'
import { faqPage, mapFaq } from './map-faq'
import { Questions } from './questions'
import { SearchableQuestions } from './searchable-questions'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 64px);

  ${from.md} {
    &:has(> h2) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    > h2 {
      ${sticky}
      top: calc(${underBars} + ${space.l});
      align-self: start;
    }
  }
`

/** More questions than these are searched, not read. */
const READ_AT_MOST = 10

/** Questions that open in place, grouped by topic and linkable one by one, with their structured data; nothing without a title or a question. */
const Faq = ({ blok }: BlockProps<Bloks.Faq>) => {
  const items = blok.items ?? []
  if (items.length === 0 && !blok.title) return null
  const topics = mapFaq(items)
  const titleId = `title-${blok._uid}`
  const background = paletteColour(blok.background, 'white')
  const List = items.length > READ_AT_MOST ? SearchableQuestions : Questions
  return (
    <Section
      background={background}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Columns>
        {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
        <div>
          <List topics={topics} ground={PALETTE[background]} isTitled={Boolean(blok.title)} />
        </div>
      </Columns>
      {items.length > 0 ? <JsonLd data={faqPage(topics)} /> : null}
    </Section>
  )
}

export default Faq
