import { whileWorking } from '../platform/readiness'
import type { DraftAnswer } from './draft-reader'
import { storyblokInit } from '@storyblok/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui'
import { Draft } from './draft'
import { lookAhead } from './look-ahead'
import { Notice } from './notices'
import { momentOf } from '../../shared/wall-clock'

const ADDRESS = '/preview/api/v1/draft/'
const TIMEOUT_MS = 30_000

/** The parameters that the route needs; the editor's others are not sent. */
const PARAMETERS = [
  '_storyblok',
  '_storyblok_tk[space_id]',
  '_storyblok_tk[timestamp]',
  '_storyblok_tk[token]',
]
/** The parameter with the moment that the page is seen at. */
const ON = 'on'

/** The moment in the page's address, South African time; undefined where there is none, or it is not ahead. */
const momentIn = (search: string): string | undefined => {
  const on = new URLSearchParams(search).get(ON) ?? ''
  return momentOf(on) > Date.now() ? on : undefined
}

/** Keeps the moment in the address, so that it can be shared. */
const storeMoment = (on: string | undefined): void => {
  const url = new URL(window.location.href)
  if (on) url.searchParams.set(ON, on)
  else url.searchParams.delete(ON)
  window.history.replaceState(window.history.state, '', url)
}

/** The reason why there is no draft, as a sentence for the editor, and whether another attempt makes sense. */
class DraftRefused extends Error {
  constructor(
    message: string,
    readonly mayTryAgain: boolean,
  ) {
    super(message)
    this.name = 'DraftRefused'
  }
}

const UNREACHABLE =
  'This site cannot be reached at the moment. Check your connection, then load the preview again.'
const SWITCHED_OFF =
  'This site shows no drafts: whoever runs it has not given it a token that reads them (STORYBLOK_PREVIEW_TOKEN).'

const sentenceOf = async (response: Response): Promise<string> => {
  const body = (await response.json().catch(() => undefined)) as { error?: { message?: string } } | undefined
  // A site that shows no drafts has no such route, and answers with a page.
  return body?.error?.message ?? (response.status === 404 ? SWITCHED_OFF : UNREACHABLE)
}

/** @throws DraftRefused */
const fetchDraft = async (search: string, on: string | undefined): Promise<DraftAnswer> => {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams(PARAMETERS.map((name) => [name, given.get(name) ?? '']))
  if (on) query.set(ON, on)
  const response = await fetch(`${ADDRESS}?${query.toString()}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new DraftRefused(UNREACHABLE, true)
  })
  if (!response.ok) throw new DraftRefused(await sentenceOf(response), response.status >= 429)
  return (await response.json()) as DraftAnswer
}

// The bridge to the editor. It has no token, because it requests nothing from the content API.
storyblokInit()

type State =
  | { kind: 'loading' }
  | { kind: 'shown'; answer: DraftAnswer; on: string | undefined }
  | { kind: 'refused'; why: DraftRefused }

const LOADING: State = { kind: 'loading' }

const toRefusal = (error: unknown): DraftRefused =>
  error instanceof DraftRefused ? error : new DraftRefused('Something went wrong in this preview.', true)

/** The next answer about a story. What was typed in the editor since the first one stays, because the story is the same object. */
const shown = (before: State, answer: DraftAnswer, on: string | undefined): State => {
  const isSame = before.kind === 'shown' && before.answer.story.id === answer.story.id
  return { kind: 'shown', answer: isSame ? { ...answer, story: before.answer.story } : answer, on }
}

/** The draft that the editor's parameters name. @param search of the page's address */
const Preview = ({ search }: { search: string }) => {
  const [state, setState] = useState<State>(LOADING)
  const [attempts, setAttempts] = useState(0)
  const [on, setOn] = useState(() => momentIn(search))
  const returnToNow = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    whileWorking(fetchDraft(search, on)).then(
      (answer) => {
        if (!isCurrent) return
        const { now, products, bundles } = answer.data
        // Until then the page that is shown keeps its moment, so that no price on it changes.
        returnToNow.current?.()
        returnToNow.current = on
          ? lookAhead(now, { products: [...products], bundles: [...bundles] })
          : undefined
        setState((before) => shown(before, answer, on))
      },
      (error: unknown) => isCurrent && setState({ kind: 'refused', why: toRefusal(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [search, on, attempts])
  useEffect(() => () => returnToNow.current?.(), [])
  const choose = (chosen: string | undefined) => {
    storeMoment(chosen)
    setOn(chosen)
  }
  const tryAgain = () => {
    setState(LOADING)
    setAttempts(attempts + 1)
  }
  if (state.kind === 'shown') return <Draft answer={state.answer} on={state.on} onChoose={choose} />
  if (state.kind === 'loading') return <Notice title="Preview" text="Loading the draft…" />
  return (
    <Notice title="The draft cannot be shown" text={state.why.message}>
      {state.why.mayTryAgain ? <Button onClick={tryAgain}>Load it again</Button> : null}
    </Notice>
  )
}

export default Preview
