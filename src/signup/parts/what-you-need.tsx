import styled from 'styled-components'
import { bandStyle, radius, space, type } from '../../theme'
import { Icon } from '../../ui'
import { useSignup } from '../store'

const Aside = styled.aside`
  display: grid;
  gap: ${space.m};
  align-self: start;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h2 {
    ${type.small}
  }
  & ul {
    display: grid;
    gap: 14px;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 12px;
  }
`

/** What to have at hand, beside the steps until the last is done. */
export const WhatYouNeed = () => {
  const isFinished = useSignup((signup) => signup.finished !== null)
  if (isFinished) return null
  return (
    <Aside style={bandStyle('mint-green')} aria-label="What you need">
      <h2>Five minutes, and nothing to pay</h2>
      <ul>
        <li>
          <Icon name="people" /> Your South African ID or your passport
        </li>
        <li>
          <Icon name="receipt" /> The name of your business; for a company, its registration number too
        </li>
        <li>
          <Icon name="clock" /> Stop any time: what you have filled in is kept for you
        </li>
        <li>
          <Icon name="shield" /> Over 200K South African businesses trust us
        </li>
      </ul>
    </Aside>
  )
}
