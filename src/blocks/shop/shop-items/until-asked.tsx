import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useAwake } from '../../../platform/use-in-browser'
import { PARAMETERS } from './listing'

/**
 * Marks the page `data-asked` when its address asks for a part of the list, before the list is painted, and the block
 * urgent, so that it wakes wherever it stands. Runs inline beside it, so it refers to nothing outside itself.
 */
const markAsked = (names: string[]) => {
  const query = new URLSearchParams(window.location.search)
  if (!names.some((name) => query.get(name))) return
  document.documentElement.dataset['asked'] = ''
  document.currentScript?.closest('[data-block]')?.setAttribute('data-urgent', '')
}

const MARK_ASKED = `(${markAsked.toString()})(${JSON.stringify(Object.values(PARAMETERS))})`

const appear = keyframes`
  to { visibility: visible; }
`
/** Room kept, nothing shown; after four seconds the whole list is better than none. */
const Held = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  html[data-asked] &:not([data-shown]) {
    visibility: hidden;
    animation: ${appear} 0s 4s forwards;
  }
`

/** Holds back the built list, which is the whole one, until the part that the address asks for is known. */
export const UntilAsked = ({ children }: { children: ReactNode }) => {
  const awake = useAwake()
  return (
    <>
      {awake ? null : <script dangerouslySetInnerHTML={{ __html: MARK_ASKED }} />}
      <Held data-shown={awake ? '' : undefined}>{children}</Held>
    </>
  )
}
