import { persisted, persistedText } from '../platform/persisted'

type StartedLogin = {
  /** Path and query of the page that the shopper was on. */
  returnPath: string
  email: string
  /** The login has succeeded, and the shopper is returning to that page. */
  isBack: boolean
}

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/za/')

/** The login that this tab has started, until it is finished. It outlasts the visit to the provider's page. */
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

/** A hint that somebody has logged in with this browser, so that asking the server is worthwhile. It proves nothing. */
const HINT = persistedText('loggedIn', 'local')

export const rememberLogin = (login: StartedLogin): void => void STARTED.write(login)

export const startedLogin = STARTED.read

/** Notes a successful login for the page that the shopper returns to. */
export const rememberSuccess = (): void => {
  HINT.write('1')
  const login = startedLogin()
  if (login) rememberLogin({ ...login, isBack: true })
}

/** Whether the shopper has just returned from a successful login; true once. */
export const takeReturn = (): boolean => {
  const isBack = startedLogin()?.isBack ?? false
  if (isBack) STARTED.clear()
  return isBack
}

export const mayBeLoggedIn = (): boolean => HINT.read() !== ''

export const forgetHint = HINT.clear
