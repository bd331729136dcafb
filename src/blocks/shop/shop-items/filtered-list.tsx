import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useAwake } from '../../../platform/use-in-browser'

const appear = keyframes`
  to { visibility: visible; }
`
/** Room kept, nothing shown; after four seconds the whole list is better than none. */
const Held = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  html[data-filtered] &:not([data-shown]) {
    visibility: hidden;
    animation: ${appear} 0s 4s forwards;
  }
`

/** Holds back the built list, which is the whole one, until the part that the address asks for is known (mark-filtered.ts). */
export const FilteredList = ({ children }: { children: ReactNode }) => {
  const awake = useAwake()
  return <Held data-shown={awake ? '' : undefined}>{children}</Held>
}
