import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { create } from 'zustand'
import { useMedia } from '../platform/use-media'
import { bandStyle, FOOT_BAR_STAYS, largeText, noFootBar, shadow } from '../theme'

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 80px;
  padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  pointer-events: auto;

  ${largeText} {
    flex-wrap: wrap;

    > * {
      flex-grow: 1;
    }
  }
  ${noFootBar} {
    display: none;
  }
`

/** The element that contains the page's bar; null on the server, and until the foot was measured. */
export const useFootBar = create<{ footBar: HTMLElement | null }>(() => ({ footBar: null }))

export const setFootBar = (footBar: HTMLElement | null): void => useFootBar.setState({ footBar })

type FootBarProps = {
  /** Its purpose, such as `Buy Khumo`: names it as a region where it is not part of a form. */
  label?: string
  children: ReactNode
}

/** The bar at the foot of a phone held upright, with one action that is always in view. For the foot of the page (`data-foot`). */
export const FootBar = ({ label, children }: FootBarProps) => (
  <Bar role={label ? 'region' : undefined} aria-label={label} style={bandStyle('white')}>
    {children}
  </Bar>
)

/**
 * Moves a part of the page into the foot on a phone; on a wider or lower screen, and while there is no foot, the part stays in the
 * page. For parts that a page renders once it is hydrated: parts that the server renders are passed to the layout.
 * @param children renders the part in one of the two places
 */
export const InFoot = ({ children }: { children: (where: 'foot' | 'page') => ReactNode }) => {
  const stays = useMedia(FOOT_BAR_STAYS)
  const footBar = useFootBar((state) => state.footBar)
  return footBar && stays ? createPortal(children('foot'), footBar) : children('page')
}
