import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import styled from 'styled-components'
import { PARAMETERS } from '../../blocks/shop/shop-items/mark-filtered'
import { SHOP } from '../../catalogue'
import { clean } from '../../../shared/clean-input'
import { space, type } from '../../theme'
import { Button, FieldRow, TextField, TryAgain } from '../../ui'
import { useSearch } from './use-search'

const Form = styled.form`
  display: grid;
  gap: ${space.s};
  width: 100%;

  > :first-child {
    max-width: 640px;
  }
`
/* Keeps its room, so that nothing below moves with each letter. */
const Found = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-height: 148px;

  > p {
    ${type.note}
  }
  @media (scripting: none) {
    display: none;
  }
`

/** The least number of characters that are searched for. */
const LEAST = 2

/** The field and the results, which the arrow keys go through. */
const STOPS = '[type="search"], [data-result]'

const moveFocus = (event: KeyboardEvent<HTMLFormElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = step && at >= 0 ? stops[at + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

const openFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[data-result]')?.click()

type SiteSearchProps = {
  /** Takes the focus when the panel around it is shown. */
  takesFocus?: boolean
  field?: RefObject<HTMLInputElement | null>
  /** What is shown while nothing is typed; by default the pages that the unknown address of this page may mean. */
  empty?: ReactNode
}

/**
 * A search over products, answers and pages that finds while somebody types. Enter opens the best result. Without this code the browser
 * sends the form to the shop's listing.
 */
export const SiteSearch = ({ takesFocus, field, empty }: SiteSearchProps) => {
  const [typed, setTyped] = useState('')
  const [count, setCount] = useState('')
  const { search, hasFailed, retry } = useSearch()
  const form = useRef<HTMLFormElement>(null)
  const asked = useDeferredValue(clean.text(typed))
  const isAsking = asked.length >= LEAST
  // Enter before the index is here.
  const isDue = useRef(false)

  useEffect(() => {
    if (!search || !isDue.current) return
    isDue.current = false
    openFirst(form.current)
  }, [search])

  const submit = (event: FormEvent) => {
    if (hasFailed) return
    event.preventDefault()
    if (!search) isDue.current = true
    else if (isAsking) openFirst(form.current)
  }

  const said = (): string => {
    if (hasFailed) return 'The search did not load. Check your connection, then try again.'
    if (search && (isAsking || !empty)) return count
    return isAsking ? 'Searching…' : ''
  }

  return (
    <Form
      ref={form}
      action={SHOP.href}
      method="get"
      role="search"
      aria-label="Site"
      onSubmit={submit}
      onKeyDown={moveFocus}
    >
      <FieldRow>
        <TextField
          ref={field}
          {...(takesFocus ? { autoFocus: true } : {})}
          label="What are you looking for?"
          name={PARAMETERS.search}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search</Button>
      </FieldRow>
      <Found>
        <p role="status">{said()}</p>
        {hasFailed ? <TryAgain variant="secondary" retry={retry} /> : null}
        {search && isAsking ? <search.Results index={search.index} asked={asked} onCount={setCount} /> : null}
        {search && !isAsking && !empty ? <search.Guesses index={search.index} onCount={setCount} /> : null}
        {isAsking ? null : empty}
      </Found>
    </Form>
  )
}
