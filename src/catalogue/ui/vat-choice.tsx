import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { createStore } from 'zustand'
import { persistedText } from '../../platform/persisted'
import { ink, motion, type } from '../../theme'

/** Whether fees are shown with VAT, which every page begins with (VAT Act, section 65), or without it. */
type VatForm = 'incl' | 'excl'

export const VAT_WORDS = { incl: 'incl. VAT', excl: 'excl. VAT' } as const

/** The choice lasts for the visit. */
const STORED = persistedText('vatForm', 'session')
const changes = createStore(() => ({}))

const readForm = (): VatForm => (STORED.read() === 'excl' ? 'excl' : 'incl')

/** The form that the visitor chose for the fees of all pages. */
export const useVatForm = (): VatForm => useSyncExternalStore(changes.subscribe, readForm, () => 'incl')

const choose = (form: VatForm): void => {
  STORED.write(form)
  changes.setState({})
}

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 10px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--quiet);
  text-align: start;
  ${type.note}

  /* Without scripts the switch has no effect. */
  @media (scripting: none) {
    display: none;
  }
  &::before {
    flex: none;
    box-sizing: border-box;
    width: 36px;
    height: 22px;
    border: 5px solid transparent;
    border-radius: 11px;
    background: radial-gradient(closest-side, var(--on-ink) 92%, transparent) left / 12px 12px no-repeat
      ${ink(60)};
    background-origin: padding-box;
    background-clip: border-box;
    content: '';
    transition: background-color ${motion.quick};
  }
  &[aria-checked='true']::before {
    background-position: right;
    background-color: var(--ink);
  }
`

/** The switch with which a merchant who claims VAT back sees all fees of the visit without it. */
export const VatSwitch = () => {
  const isExcl = useVatForm() === 'excl'
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isExcl}
      onClick={() => choose(isExcl ? 'incl' : 'excl')}
    >
      For VAT vendors: show excl. VAT
    </Switch>
  )
}
