import { localStore, sessionStore } from '../platform/storage'

/** The login this tab has started: until it is over, and while the shopper is on the provider's page. */
const STARTED_KEY = 'login'
/** Whether somebody has logged in with this browser, so that it is worth asking the session. It proves nothing. */
const HINT_KEY = 'loggedIn'

type StartedLogin = {
  /** Where the shopper was: path and query on this site. */
  returnPath: string
  email: string
  /** The login has succeeded and the shopper is on the way back. */
  isBack: boolean
}

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/za/')

export const rememberLogin = (login: StartedLogin): void =>
  sessionStore.set(STARTED_KEY, JSON.stringify(login))

/** Storage can be old or edited: what does not fit counts as nothing. */
export const startedLogin = (): StartedLogin | null => {
  try {
    const stored = JSON.parse(sessionStore.get(STARTED_KEY) ?? 'null') as Partial<StartedLogin> | null
    if (!stored || !isOwnPath(stored.returnPath)) return null
    return {
      returnPath: stored.returnPath,
      email: String(stored.email ?? ''),
      isBack: stored.isBack === true,
    }
  } catch {
    return null
  }
}

/** The login has succeeded: the page that the shopper returns to will find it out. */
export const rememberSuccess = (): void => {
  localStore.set(HINT_KEY, '1')
  const login = startedLogin()
  if (login) rememberLogin({ ...login, isBack: true })
}

/** Whether the shopper comes from a login that has succeeded just now; true once. */
export const takeReturn = (): boolean => {
  const isBack = startedLogin()?.isBack ?? false
  if (isBack) sessionStore.remove(STARTED_KEY)
  return isBack
}

export const mayBeLoggedIn = (): boolean => localStore.get(HINT_KEY) !== null

export const forgetHint = (): void => localStore.remove(HINT_KEY)
