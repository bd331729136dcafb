import { useEffect, useRef, useState } from 'react'
import type { AccountPanelProps } from '../checkout'
import { LoggedIn } from './logged-in'
import { forgetPerson, useLogin } from './login'
import { mayBeLoggedIn, takeReturn } from './login-memory'
import { LoginOffer } from './login-offer'
import { PanelBox } from './panel-box'

/** A page that the browser kept while somebody logged in shows neither who it is nor what is known of them. */
const useFreshLogin = () => {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mayBeLoggedIn() && !useLogin.getState().person) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}

/** Under the email address: who is logged in, or the offer to log in for an address that has an account. */
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
    // The button goes; what stands in its place says that it worked.
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
