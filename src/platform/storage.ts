type Area = 'localStorage' | 'sessionStorage'

const TEST_KEY = 'storage-test'

/** The browser's storage for writing, or undefined where it is missing, blocked or full: tested with a test key (spec 5). */
const openArea = (area: Area): Storage | undefined => {
  try {
    const storage = window[area]
    storage.setItem(TEST_KEY, TEST_KEY)
    storage.removeItem(TEST_KEY)
    return storage
  } catch {
    return undefined
  }
}

/** The browser's storage for reading: a full one still gives what it holds, and lets go of it. */
const openForReading = (area: Area): Storage | undefined => {
  try {
    return window[area]
  } catch {
    return undefined
  }
}

/** Storage that never throws: where none is available reading finds nothing and writing is skipped (spec 5). */
export type SafeStorage = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

const createSafeStorage = (area: Area): SafeStorage => ({
  get: (key) => openForReading(area)?.getItem(key) ?? null,
  set: (key, value) => {
    try {
      openArea(area)?.setItem(key, value)
    } catch (error) {
      console.warn(`${key} was not saved in this browser.`, error)
    }
  },
  remove: (key) => openForReading(area)?.removeItem(key),
})

/** Kept until the visitor clears it. Read it after mount only: the server's HTML knows nothing of it. */
export const localStore = createSafeStorage('localStorage')

/** Kept until the tab closes. */
export const sessionStore = createSafeStorage('sessionStorage')
