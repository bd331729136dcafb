import { useCallback, useEffect, useState } from 'react'
import { whileWorking } from '../../platform/readiness'
import { SEARCH_INDEX_PATH, type SearchIndex } from './search-index'

const TIMEOUT_MS = 15_000

const loadCode = () => import(/* webpackChunkName: "search-results" */ './results')

const fetchIndex = async (): Promise<SearchIndex> => {
  const response = await fetch(SEARCH_INDEX_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The site answered with ${response.status}.`)
  return (await response.json()) as SearchIndex
}

type Loaded = Awaited<ReturnType<typeof loadCode>> & { index: SearchIndex }

let loaded: Promise<Loaded> | undefined

/** Code and index, once for all searches of this visit; a failure is forgotten, so that the next call tries again. */
const load = (): Promise<Loaded> => {
  loaded ??= Promise.all([loadCode(), fetchIndex()]).then(([code, index]) => ({ ...code, index }))
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** What a search needs, loaded when the field is first on the page; undefined until then. */
export const useSearch = () => {
  const [search, setSearch] = useState<Loaded>()
  const [hasFailed, setFailed] = useState(false)
  const start = useCallback(
    () =>
      whileWorking(load()).then(
        (all) => {
          setSearch(all)
          setFailed(false)
        },
        (error: unknown) => {
          console.warn('The search could not be loaded.', error)
          setFailed(true)
        },
      ),
    [],
  )
  useEffect(() => void start(), [start])
  return { search, hasFailed, retry: start }
}
