import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { bandStyle, below, ink, motion, radius, shadow, space, type } from '../../theme'
import { ButtonLink, Icon } from '../../ui'
import { continuePath } from '../address'
import { dismissReminder } from '../pending'
import { restoreCartOf } from '../restore-cart'
import type { RemoteSignup } from '../shop'
import { findPending } from './find-pending'

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`
const Card = styled.aside`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 12px ${space.s};
  width: min(100%, 560px);
  padding: 18px 60px 18px 22px;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow:
    0 0 0 1px rgb(255 255 255 / 0.24),
    ${shadow.floating};
  animation: ${rise} ${motion.calm};

  & > p {
    ${type.note}
  }
  & strong {
    ${type.small}
    display: block;
    margin-bottom: 2px;
  }
  /* The button stands under the way out of it, so that a phone's screen keeps its middle. */
  ${below.sm} {
    align-items: end;
    padding: 12px 12px 12px 18px;

    strong {
      padding-right: 44px;
    }
  }
`
const Dismiss = styled.button`
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;

  &:hover {
    background: ${ink(14)};
  }
`

/** Nothing of the reminder is left to hold the focus, so it goes to the page. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Greets whoever left a signup unfinished, brings back its cart, and leads on to where it was left. */
export const Reminder = () => {
  const [signup, setSignup] = useState<RemoteSignup | null>(null)
  const [hasCart, setHasCart] = useState(false)

  useEffect(() => {
    let isLeft = false
    const remind = async () => {
      const found = await findPending()
      if (isLeft || !found) return
      setSignup(found)
      const isRestored = await restoreCartOf(found)
      if (!isLeft && isRestored) setHasCart(true)
    }
    void remind()
    return () => {
      isLeft = true
    }
  }, [])

  const dismiss = () => {
    dismissReminder()
    setSignup(null)
    focusPage()
  }
  if (!signup) return null
  return (
    <Card aria-label="Your signup" data-signup-reminder="" style={bandStyle('charcoal')}>
      <p>
        <strong>{`Welcome back${signup.owner_first_name ? `, ${signup.owner_first_name}` : ''}.`}</strong>
        <span>{`Finish signing up and join over 200K trusted South African businesses.${hasCart ? ' Your cart is back too.' : ''}`}</span>
      </p>
      <ButtonLink size="small" href={continuePath(signup.id)}>
        Continue
      </ButtonLink>
      <Dismiss type="button" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" size={18} />
      </Dismiss>
    </Card>
  )
}
