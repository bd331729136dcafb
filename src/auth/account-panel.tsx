import styled from 'styled-components'
import { radius, type } from '../theme'
import { useState, useEffect, useRef } from 'react'
import { type Person, logOut, startLogin, useLeaving, forgetPerson, useLogin } from './login'
import { toShopError } from '../platform/shop-error'
import { Button } from '../ui'
import type { AccountPanelProps } from '../checkout'
import { mayBeLoggedIn, takeReturn } from './login-memory'

/** The panel in the form: a sentence about the account, with a button beside it. */
export const PanelBox = styled.div`
  ${type.note}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 12px 8px 16px;
  border-radius: ${radius.control};
  background: #cff3e1;
  color: #222;
  scroll-margin-block: 104px 120px;

  & > :first-child {
    min-width: 0;
  }
  & > button {
    flex: none;
  }
  & [role='alert'] {
    color: #8c1d18;
    font-weight: 600;
  }
`

const nameOf = ({ first_name, email }: Person) => (first_name ? `${first_name} (${email})` : email)

/** Shows who is logged in, with a button to log out. */
export const LoggedIn = ({ person, onLoggedOut }: { person: Person; onLoggedOut: () => void }) => {
  const [problem, setProblem] = useState<string>()
  const [isEnding, setEnding] = useState(false)

  const end = async () => {
    setProblem(undefined)
    setEnding(true)
    try {
      await logOut()
      onLoggedOut()
    } catch (error) {
      setProblem(`${toShopError(error).message} You are still logged in.`)
      setEnding(false)
    }
  }
  return (
    <>
      <div>
        <p>
          Logged in as <strong>{nameOf(person)}</strong>. Empty fields are filled in for you.
        </p>
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      <Button variant="link" loading={isEnding} onClick={() => void end()}>
        Log out
      </Button>
    </>
  )
}

/** Offers to log in. The form below works without it. */
export const LoginOffer = ({ email }: { email: string }) => {
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useLeaving()

  const logIn = async () => {
    setProblem(undefined)
    setLeaving(true)
    try {
      const { pathname, search } = window.location
      window.location.assign(await startLogin(email, pathname + search))
    } catch (error) {
      setProblem(toShopError(error).message)
      setLeaving(false)
    }
  }
  return (
    <>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <p>You have an account. Log in and we fill this in, or go on as a guest.</p>
      )}
      <Button size="small" loading={isLeaving} onClick={() => void logIn()}>
        Log in
      </Button>
    </>
  )
}

/** A page from the back/forward cache does not know of a login made meanwhile, so it is loaded again. */
const useFreshLogin = () => {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mayBeLoggedIn() && !useLogin.getState().person) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}

/** The panel below the email address: who is logged in, or an offer to log in if the address has an account. */
const AccountPanel = ({ email, hasAccount, focusEmail }: AccountPanelProps) => {
  const person = useLogin((state) => state.person)
  const [hasLoggedOut, setHasLoggedOut] = useState(false)
  const [guestAs, setGuestAs] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useFreshLogin()
  useEffect(() => {
    if (takeReturn()) focusEmail()
  }, [focusEmail])

  const onLoggedOut = () => {
    forgetPerson()
    setHasLoggedOut(true)
    setGuestAs(email)
    // The button disappears; the sentence in its place confirms the logout.
    box.current?.focus()
  }
  const isOffered = hasAccount && guestAs !== email
  if (!person && !isOffered && !hasLoggedOut) return null
  return (
    <PanelBox ref={box} tabIndex={-1}>
      {person ? (
        <LoggedIn person={person} onLoggedOut={onLoggedOut} />
      ) : isOffered ? (
        <LoginOffer email={email} />
      ) : (
        <p>You are logged out. What is filled in stays until you change it.</p>
      )}
    </PanelBox>
  )
}

export default AccountPanel
