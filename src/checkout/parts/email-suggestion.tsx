import { useRef, useState } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'

const Offer = styled.div`
  ${type.note}

  &:focus {
    outline: 0;
  }
  & button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & u {
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  & p {
    color: var(--quiet);
  }
`

type EmailSuggestionProps = {
  /** The address in the field. */
  email: string
  /** The address that was probably meant, if any. */
  meant: string | undefined
  accept: (email: string) => void
}

/** Offers what was probably meant, taken over with one press. It is read out, and says when it was taken. */
export const EmailSuggestion = ({ email, meant, accept }: EmailSuggestionProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [accepted, setAccepted] = useState<string>()

  const take = (suggested: string) => {
    setAccepted(suggested)
    accept(suggested)
    // The button goes; the focus stays here, because in the field it would open a phone's keyboard again.
    box.current?.focus()
  }
  return (
    <Offer ref={box} role="status" tabIndex={-1}>
      {meant ? (
        <button type="button" onClick={() => take(meant)}>
          Did you mean <u>{meant}</u>?
        </button>
      ) : accepted === email ? (
        <p>Changed to {accepted}.</p>
      ) : null}
    </Offer>
  )
}
