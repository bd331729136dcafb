import { clearQueue } from './queue'

/** The prefixes of keys and cookies that Segment's library writes. */
const SEGMENTS = /^(ajs_|persisted-queue:|s%3Acontext)/

const removeKeys = (storage: Storage): void =>
  Object.keys(storage)
    .filter((key) => SEGMENTS.test(key))
    .forEach((key) => storage.removeItem(key))

/** The library sets a cookie for the widest domain that accepts it, so this removes it for every part of the host name. */
const removeCookie = (name: string): void => {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_label, at) => `; domain=.${labels.slice(at).join('.')}`)]
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** Removes the advertiser, which the library stores from an address with its id. */
export const forgetAdvertiser = (): void => removeCookie('s%3Acontext.referrer')

/** Removes everything that was stored for statistics from this browser, after a denial. */
export const forgetVisitor = (): void => {
  clearQueue()
  try {
    removeKeys(window.localStorage)
    removeKeys(window.sessionStorage)
  } catch {
    // A browser that denies access to its storage holds nothing there.
  }
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => SEGMENTS.test(name))
    .forEach(removeCookie)
}
