import { whileWorking } from '../platform/readiness'
import type { DraftAnswer } from './draft-reader'
import { storyblokInit } from '@storyblok/react'
import { useEffect, useState } from 'react'
import { Button } from '../ui'
import { Draft } from './draft'
import { Notice } from './notices'

const ADDRESS = '/preview/api/v1/draft/'
const TIMEOUT_MS = 30_000

/** The parameters that the route needs; the editor's others are not sent. */
const PARAMETERS = [
  '_storyblok',
  '_storyblok_tk[space_id]',
  '_storyblok_tk[timestamp]',
  '_storyblok_tk[token]',
]

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
const fetchDraft = async (search: string): Promise<DraftAnswer> => {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams(PARAMETERS.map((name) => [name, given.get(name) ?? '']))
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
  | { kind: 'shown'; answer: DraftAnswer }
  | { kind: 'refused'; why: DraftRefused }

const LOADING: State = { kind: 'loading' }

const toRefusal = (error: unknown): DraftRefused =>
  error instanceof DraftRefused ? error : new DraftRefused('Something went wrong in this preview.', true)

/** The draft that the editor's parameters name. @param search of the page's address */
const Preview = ({ search }: { search: string }) => {
  const [state, setState] = useState<State>(LOADING)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let isCurrent = true
    whileWorking(fetchDraft(search)).then(
      (answer) => isCurrent && setState({ kind: 'shown', answer }),
      (error: unknown) => isCurrent && setState({ kind: 'refused', why: toRefusal(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [search, attempts])
  const tryAgain = () => {
    setState(LOADING)
    setAttempts(attempts + 1)
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
