import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../theme'
import { FootBar, InFoot } from './foot-bar'
import { Icon } from './icon'
import { InPageLink } from './in-page-link'

const Ways = styled.div`
  display: flex;
  flex: 1;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & > button {
    flex: 0 1 auto;
    min-width: min(260px, 100%);
    min-height: 56px;
  }
  &[data-where='foot'] > button {
    flex: 1;
    min-width: 0;
  }
  &[data-where='page'] {
    flex-wrap: wrap;
    padding-top: ${space.s};
  }
`
const Back = styled(InPageLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  flex: none;
  padding-right: 8px;
  font-weight: 600;
`

type ActionBarProps = {
  /** Where the way back leads: the address of the earlier step, its title, and what opens it. */
  back?: { href: string; title: string; onOpen: () => void }
  /** There is nothing to go on with yet, so it waits where it is written. */
  isIdle?: boolean
  /** The button that goes on. On a phone it stands outside its form, so it names it by `form`. */
  children: ReactNode
}

/** The way on, always in reach on a phone, with the way back beside it. */
export const ActionBar = ({ back, isIdle = false, children }: ActionBarProps) => {
  const ways = (where: 'foot' | 'page') => (
    <Ways data-where={where}>
      {children}
      {back ? (
        <Back href={back.href} onOpen={back.onOpen} aria-label={`Back to ${back.title}`}>
          <Icon name="arrow-left" size={20} />
          Back
        </Back>
      ) : null}
    </Ways>
  )
  if (isIdle) return ways('page')
  return <InFoot>{(where) => (where === 'foot' ? <FootBar>{ways(where)}</FootBar> : ways(where))}</InFoot>
}
