import { storyblokInit } from '@storyblok/react'
import { useEffect, useState } from 'react'
import { Button } from '../ui'
import type { DraftAnswer } from './answer'
import { Draft } from './draft'
import { DraftRefused, fetchDraft } from './fetch-draft'
import { Notice } from './notice'

// The bridge to the editor; no token, since it asks the content API for nothing.
storyblokInit()

type State =
  | { kind: 'loading' }
  | { kind: 'shown'; answer: DraftAnswer }
  | { kind: 'refused'; why: DraftRefused }

const LOADING: State = { kind: 'loading' }

const toRefusal = (error: unknown): DraftRefused =>
  error instanceof DraftRefused ? error : new DraftRefused('Something went wrong in this preview.', true)

/** The draft that the editor's parameters name. @param search of the page's address */
const Preview = ({ search }: { search: string }) => {
  const [state, setState] = useState<State>(LOADING)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    fetchDraft(search).then(
      (answer) => isCurrent && setState({ kind: 'shown', answer }),
      (error: unknown) => isCurrent && setState({ kind: 'refused', why: toRefusal(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [search, tries])
  const tryAgain = () => {
    setState(LOADING)
    setTries(tries + 1)
  }
  if (state.kind === 'shown') return <Draft answer={state.answer} />
  if (state.kind === 'loading') return <Notice title="Preview" text="Loading the draft…" />
  return (
    <Notice title="The draft cannot be shown" text={state.why.message}>
      {state.why.mayTryAgain ? <Button onClick={tryAgain}>Load it again</Button> : null}
    </Notice>
  )
}

export default Preview
