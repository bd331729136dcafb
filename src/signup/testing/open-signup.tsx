import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Signup } from '../signup'
import { useSignup } from '../store'

/** Loads the page as a browser does that kept nothing but its storage. */
export const openSignup = (address = '/za/signup/') => {
  window.history.replaceState(null, '', address)
  const stored = { ...window.localStorage }
  const inTab = { ...window.sessionStorage }
  act(() => useSignup.setState(useSignup.getInitialState(), true))
  Object.entries(stored).forEach(([key, value]) => window.localStorage.setItem(key, String(value)))
  Object.entries(inTab).forEach(([key, value]) => window.sessionStorage.setItem(key, String(value)))
  if (!('signupDraft' in stored)) window.localStorage.removeItem('signupDraft')
  const user = userEvent.setup({ delay: null })
  return { user, ...render(<Signup />) }
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
