import { create } from 'zustand'
import { emit } from '../platform/events'
import { authorizationUrl, endSession, readPerson, redeem, type Person } from './auth-api'
import { forgetHint, rememberLogin, rememberSuccess } from './login-memory'

/** Who is logged in, as the server said last. */
export const useLogin = create<{ person: Person | null }>(() => ({ person: null }))

/** All of these throw a ShopError when the server refuses or cannot be reached. */

/** Starts a login and answers the provider's address. @param returnPath path and query of where the shopper is */
export const startLogin = async (email: string, returnPath: string): Promise<string> => {
  const url = await authorizationUrl(email, returnPath)
  rememberLogin({ returnPath, email, isBack: false })
  return url
}

/** Finishes a login with what the provider sent back; answers where to go on. */
export const finishLogin = async (code: string, state: string): Promise<string> => {
  const returnUrl = await redeem(code, state)
  rememberSuccess()
  return returnUrl
}

/** Asks the server who is logged in. A login that is over by now leaves no hint. */
export const recallLogin = async (): Promise<Person | null> => {
  const person = await readPerson()
  const before = useLogin.getState().person
  useLogin.setState({ person })
  if (!person) forgetHint()
  else if (person.id !== '' && person.id !== before?.id) {
    const { id, first_name, last_name, email, phone } = person
    emit({ type: 'person/known', id, by: 'login', who: { first_name, last_name, email, phone } })
  }
  return person
}

/** Ends the session; what is shown of it goes with {@link forgetPerson}. */
export const logOut = async (): Promise<void> => {
  await endSession()
  forgetHint()
}

export const forgetPerson = (): void => useLogin.setState({ person: null })
