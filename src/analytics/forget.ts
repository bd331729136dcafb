import { clearQueue } from './queue'

/** Keys and cookies that Segment's library writes begin so. */
const SEGMENTS = /^(ajs_|persisted-queue:|s%3Acontext)/

const removeKeys = (storage: Storage): void =>
  Object.keys(storage)
    .filter((key) => SEGMENTS.test(key))
    .forEach((key) => storage.removeItem(key))

/** The library sets them for the widest domain that takes one, so each may be there for any part of the name. */
const removeCookie = (name: string): void => {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_label, at) => `; domain=.${labels.slice(at).join('.')}`)]
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** The advertiser that the library remembers of an address with its id in it. */
export const forgetAdvertiser = (): void => removeCookie('s%3Acontext.referrer')

/** Takes what was kept for statistics out of this browser: after a denial nothing of it stays. */
export const forgetVisitor = (): void => {
  clearQueue()
  try {
    removeKeys(window.localStorage)
    removeKeys(window.sessionStorage)
  } catch {
    // A browser that hands out no storage has kept nothing in it.
  }
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => SEGMENTS.test(name))
    .forEach(removeCookie)
}
