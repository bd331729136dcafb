import { useState, type ComponentProps } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { space, from, PALETTE, sticky, underBars } from '../../../theme'
import { Note, TextField, Section, SectionTitle } from '../../../ui'
import { JsonLd } from '../../shared/json-ld'
import { sectionProps } from '../../shared/section-props'
import { searchFaq, Questions, faqPage, mapFaq } from './questions'

/* Hidden without scripts, which the search needs. The line for the number of results is reserved from the start. */
const Search = styled.div`
  margin-bottom: ${space.m};

  > p {
    min-height: 1.45em;
    margin-top: 8px;
  }
  @media (scripting: none) {
    display: none;
  }
`

const found = (count: number) => {
  if (count === 0) return 'No question matches. Try one word, such as “delivery”.'
  return count === 1 ? '1 question' : `${count} questions`
}

/** A long list of questions, with a field that searches questions and answers as the visitor types. */
const SearchableQuestions = ({ topics, ...list }: Omit<ComponentProps<typeof Questions>, 'shown'>) => {
  const [search, setSearch] = useState('')
  const shown = searchFaq(topics, search)
  return (
    <>
      <Search role="search">
        <TextField
          label="Search the questions"
          type="search"
          enterKeyHint="search"
          // Without a title the list continues a hero that asks what the visitor is looking for: the field is its answer.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!list.isTitled}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          // Closes the keyboard of a phone, which would cover the results.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <Note role="status">{search.trim() ? found(shown.size) : ''}</Note>
      </Search>
      <Questions topics={topics} shown={shown} {...list} />
    </>
  )
}

/* Without a title the list continues a hero of the same colour. */
const Band = styled(Section)`
  &:not([aria-labelledby]) {
    padding-top: 0;
  }
`

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

/** Lists with more questions have a search field. */
const READ_AT_MOST = 10

/** Questions that open in place, by topic, each with a link, and their structured data; nothing without title or questions. */
const Faq = ({ blok }: BlockProps<Bloks.Faq>) => {
  const items = blok.items ?? []
  if (items.length === 0 && !blok.title) return null
  const topics = mapFaq(items)
  const titleId = `title-${blok._uid}`
  const band = sectionProps(blok, 'white')
  const List = items.length > READ_AT_MOST ? SearchableQuestions : Questions
  return (
    <Band {...band} labelledBy={blok.title ? titleId : undefined}>
      <Columns>
        {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
        <div>
          <List topics={topics} ground={PALETTE[band.background]} isTitled={Boolean(blok.title)} />
        </div>
      </Columns>
      {items.length > 0 ? <JsonLd data={faqPage(topics)} /> : null}
    </Band>
  )
}

export default Faq
