import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius } from '../../../theme'

/** What kind of notice it is, by the content model. */
export type NoticeKind = 'info' | 'tip' | 'warning'

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.pill};
  background: var(--ink);
  color: var(--band);

  &[data-kind='warning'] {
    background: var(--warning);
  }
`

const DRAWINGS: Record<NoticeKind, ReactNode> = {
  info: <path d="M12 11v7M12 6.500v.01" />,
  tip: <path d="M9 17.500h6M10 21h4M9 17.500c0-2-3-3.500-3-7.500a6 6 0 1 1 12 0c0 4-3 5.500-3 7.500" />,
  warning: <path d="M12 5.500v8.500M12 18.500v.01" />,
}

/** A sign on a disc. Decoration: the words beside it say the same. */
export const NoticeMark = ({ kind }: { kind: NoticeKind }) => (
  <Disc data-kind={kind}>
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={kind === 'tip' ? 2 : 3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[kind]}
    </svg>
  </Disc>
)
