import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { PARAMETERS } from '../blocks/shop/shop-items/mark-filtered'
import { SHOP } from '../catalogue'
import { clean } from '../../shared/clean-input'
import { radius, space, type } from '../theme'
import { Button, FieldRow, TextField } from '../ui'
import type { NamedPage } from './contexts'

const Form = styled.form`
  display: grid;
  gap: ${space.s};
  width: min(100%, 520px);
`
/* Keeps its room, so that nothing below moves with each letter. */
const Found = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-height: 148px;

  > p {
    ${type.note}
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  a {
    ${type.label}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 16px;
    border: 2px solid var(--line);
    border-radius: ${radius.pill};
    text-decoration: none;

    &:hover {
      border-color: currentColor;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`

type Answer = { pages: readonly NamedPage[]; isGuess: boolean }

const NONE: Answer = { pages: [], isGuess: true }

const load = () => import(/* webpackChunkName: "find-pages" */ './find-pages')

const said = ({ pages, isGuess }: Answer, asked: string): string => {
  if (isGuess) return pages.length > 0 ? 'Did you mean one of these pages?' : ''
  return pages.length > 0
    ? `Pages for “${asked}”`
    : `No page for “${asked}”. Press Search to look among the products.`
}

/** The pages for the typed text, or at first for the address. Without this code the form still searches the products. */
const useAnswer = (pages: readonly NamedPage[], asked: string): Answer => {
  const [answer, setAnswer] = useState(NONE)
  useEffect(() => {
    let isLatest = true
    const isGuess = asked.length < 2
    load().then(
      ({ findPages, pagesMeantBy }) => {
        if (!isLatest) return
        const found = isGuess ? pagesMeantBy(pages, window.location.pathname) : findPages(pages, asked)
        setAnswer({ pages: found, isGuess })
      },
      (error: unknown) => console.warn('The pages cannot be searched.', error),
    )
    return () => {
      isLatest = false
    }
  }, [pages, asked])
  return answer
}

/** Shows matching pages while somebody types. The browser sends the form to the shop's listing, which needs no script. */
export const SiteSearch = ({ pages }: { pages: readonly NamedPage[] }) => {
  const [typed, setTyped] = useState('')
  const asked = clean.text(typed)
  const answer = useAnswer(pages, asked)
  return (
    <Form action={SHOP.href} method="get" role="search" aria-label="Site">
      <FieldRow>
        <TextField
          label="Search pages and products"
          name={PARAMETERS.search}
          type="search"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search</Button>
      </FieldRow>
      <Found>
        <p role="status">{said(answer, asked)}</p>
        {answer.pages.length > 0 ? (
          <ul aria-label="Pages">
            {answer.pages.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </Found>
    </Form>
  )
}
