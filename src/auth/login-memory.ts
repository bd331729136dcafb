import { persisted, persistedText } from '../platform/persisted'

type StartedLogin = {
  /** Where the shopper was: path and query on this site. */
  returnPath: string
  email: string
  /** The login has succeeded and the shopper is on the way back. */
  isBack: boolean
}

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/za/')

/** The login this tab has started: until it is over, and while the shopper is on the provider's page. */
const STARTED = persisted<StartedLogin | null>({
  key: 'login',
  area: 'session',
  empty: null,
  parse: (stored) => {
    const { returnPath, email, isBack } = Object(stored) as Partial<StartedLogin>
    return isOwnPath(returnPath)
      ? { returnPath, email: String(email ?? ''), isBack: isBack === true }
      : undefined
  },
})

/** Whether somebody has logged in with this browser, so that it is worth asking the session. It proves nothing. */
const HINT = persistedText('loggedIn', 'local')

export const rememberLogin = (login: StartedLogin): void => void STARTED.write(login)

export const startedLogin = STARTED.read

/** The login has succeeded: the page that the shopper returns to will find it out. */
export const rememberSuccess = (): void => {
  HINT.write('1')
  const login = startedLogin()
  if (login) rememberLogin({ ...login, isBack: true })
}

/** Whether the shopper comes from a login that has succeeded just now; true once. */
export const takeReturn = (): boolean => {
  const isBack = startedLogin()?.isBack ?? false
  if (isBack) STARTED.clear()
  return isBack
}

export const mayBeLoggedIn = (): boolean => HINT.read() !== ''

export const forgetHint = HINT.clear
