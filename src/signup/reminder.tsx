import { toShopError } from '../platform/http'
import { forgetPending, pendingSignup, dismissReminder } from './pending'
import { fetchSignup, type RemoteSignup, restoreCartOf } from './shop'
import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { bandStyle, below, ink, motion, radius, shadow, space, type } from '../theme'
import { ButtonLink, Icon } from '../ui'
import { continuePath } from './flow'

/** Each signup is requested once per document, however many pages are visited in it. */
const requested = new Map<string, Promise<RemoteSignup | null>>()

const request = async (id: string): Promise<RemoteSignup | null> => {
  try {
    const signup = await fetchSignup(id)
    if (signup?.status === 'pending') return signup
    forgetPending(id)
  } catch (error) {
    console.warn('The unfinished signup was not found.', toShopError(error).message)
    requested.delete(id)
  }
  return null
}

/** The unfinished signup of this browser; null when there is none, or when the shop does not confirm it. */
export const findPending = async (): Promise<RemoteSignup | null> => {
  const id = pendingSignup()
  if (!id) return null
  const answer = requested.get(id) ?? request(id)
  requested.set(id, answer)
  const signup = await answer
  // It may have been finished meanwhile, here or in another tab.
  return pendingSignup() === id ? signup : null
}

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
  /* The button stands below the one that closes the card, so that the card stays low on a phone. */
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

/** The dismissed reminder cannot hold the focus, so the page takes it. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Greets a visitor with an unfinished signup, restores its cart, and links to the step where it was left. */
export const Reminder = () => {
  const [signup, setSignup] = useState<RemoteSignup | null>(null)
  const [hasCart, setHasCart] = useState(false)

  useEffect(() => {
    let isUnmounted = false
    const remind = async () => {
      const found = await findPending()
      if (isUnmounted || !found) return
      setSignup(found)
      const isRestored = await restoreCartOf(found)
      if (!isUnmounted && isRestored) setHasCart(true)
    }
    void remind()
    return () => {
      isUnmounted = true
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
