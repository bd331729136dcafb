import { useState, type ComponentProps } from 'react'
import styled from 'styled-components'
import { space } from '../../../theme'
import { Note, TextField } from '../../../ui'
import { searchFaq } from './map-faq'
import { Questions } from './questions'

/* Without scripts it could not work, and is not there. Its answer has a line of its own from the start. */
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

/** A long list of questions under a field that searches them, their answers included, as one types. */
export const SearchableQuestions = ({ topics, ...list }: Omit<ComponentProps<typeof Questions>, 'shown'>) => {
  const [search, setSearch] = useState('')
  const shown = searchFaq(topics, search)
  return (
    <>
      <Search role="search">
        <TextField
          label="Search the questions"
          type="search"
          enterKeyHint="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          // The keyboard of a phone lies over what was found.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <Note role="status">{search.trim() ? found(shown.size) : ''}</Note>
      </Search>
      <Questions topics={topics} shown={shown} {...list} />
    </>
  )
}
