import { useId, useState } from 'react'
import styled from 'styled-components'
import { useAwake } from '../../../platform/use-in-browser'
import { radius, space, type as text } from '../../../theme'
import { Note } from '../../../ui'
import { searchFaq, type Topic } from './map-faq'
import { Questions } from './questions'

const Search = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: ${space.l};

  label {
    ${text.label}
  }
  input {
    width: 100%;
    min-height: 52px;
    padding: 12px 18px;
    border: 2px solid var(--line);
    border-radius: ${radius.control};
    background: var(--raised);
    ${text.body}
  }
`

const found = (count: number) => {
  if (count === 0) return 'No question matches. Try one word, such as “delivery”.'
  return count === 1 ? '1 question' : `${count} questions`
}

/** A long list of questions with a search field, which is offered once it can work: without script there is none. */
export const SearchableQuestions = ({ topics }: { topics: readonly Topic[] }) => {
  const [search, setSearch] = useState('')
  const awake = useAwake()
  const inputId = useId()
  const matching = searchFaq(topics, search)
  const count = matching.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      {awake ? (
        <Search role="search">
          <label htmlFor={inputId}>Search the questions</label>
          <input
            id={inputId}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Note role="status">{search.trim() ? found(count) : ''}</Note>
        </Search>
      ) : null}
      <Questions topics={matching} />
    </>
  )
}
