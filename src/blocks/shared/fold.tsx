import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { FoldLine, FoldSign, printsOpen } from './fold-parts'

const Details = styled.details`
  border-top: 2px solid var(--line);
  ${printsOpen}
`

const Line = styled(FoldLine)`
  padding-block: 12px;
  ${type.label}
  font-size: 1rem;
`

const Inside = styled.div`
  padding-block: 4px 8px;
`

/** One line of a card that opens the rest of what it has to say, without any script. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <Details>
    <Line>
      <span>{label}</span>
      <FoldSign aria-hidden />
    </Line>
    <Inside>{children}</Inside>
  </Details>
)
