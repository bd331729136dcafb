import type { PersistStorage } from 'zustand/middleware'

/** The value of one storage key. */
export type Schema<Value> = {
  key: string
  /** `local` until the visitor clears it; `session` until the tab closes. */
  area: 'local' | 'session'
  /** The value where nothing is stored, or nothing that fits. */
  empty: Value
  /** Reads the stored value; undefined where it does not fit: storage can be old, edited or broken. */
  parse: (stored: unknown) => Value | undefined
  /** How the value is written; as JSON by default. */
  encode?: (value: Value) => string
  decode?: (text: string) => unknown
}

export type Persisted<Value> = {
  /** Read it after mount only: the server's HTML knows nothing of it. */
  read: () => Value
  /** True when the browser stores it; else it lasts as long as this page view. */
  write: (value: Value) => boolean
  clear: () => void
  /** Calls back with what another tab has written or cleared. */
  subscribe: (onChange: (value: Value) => void) => () => void
}

const TEST_KEY = 'storage-test'

/** Tested with a test key (spec 5). @throws where storage is full or blocked */
const testStorage = (storage: Storage): void => {
  storage.setItem(TEST_KEY, TEST_KEY)
  storage.removeItem(TEST_KEY)
}

/** Whether this browser can store anything for longer than a tab. */
export const isStorageAvailable = (): boolean => {
  try {
    testStorage(window.localStorage)
    return true
  } catch {
    return false
  }
}

/** Text that is no JSON is returned as it is. Never throws. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The one reader and writer of a storage key. It never throws: a corrupt value counts as empty, and one that cannot be stored
 * (storage is full or blocked) lasts as long as the page view. The first such problem is logged on the console.
 */
export const persisted = <Value>({
  key,
  area,
  empty,
  parse,
  encode = JSON.stringify,
  decode = parseJson,
}: Schema<Value>): Persisted<Value> => {
  let isLogged = false
  /** The text that the browser did not store. */
  let refused: string | undefined

  const log = (problem: string, detail: unknown = ''): void => {
    if (!isLogged) console.warn(`${key} ${problem} in this browser.`, detail)
    isLogged = true
  }
  const open = (): Storage => window[`${area}Storage`]
  /** Undefined where the browser blocks storage. */
  const ask = <Answer>(act: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  const valueOf = (text: string | null | undefined): Value => {
    const value = typeof text === 'string' ? parse(decode(text)) : empty
    if (value === undefined) log('makes no sense')
    return value ?? empty
  }

  return {
    // A full storage can still be read and cleared.
    read: () => valueOf(refused ?? ask((storage) => storage.getItem(key))),
    write: (value) => {
      const text = encode(value)
      refused = undefined
      try {
        const storage = open()
        testStorage(storage)
        storage.setItem(key, text)
        return true
      } catch (error) {
        refused = text
        log('was not saved', error)
        return false
      }
    },
    clear: () => {
      refused = undefined
      ask((storage) => storage.removeItem(key))
    },
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if ((event.key ?? key) === key) onChange(valueOf(event.newValue))
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/** A key that holds one word or id as it is; '' where there is none. */
export const persistedText = (
  key: string,
  area: Schema<string>['area'],
  parse: Schema<string>['parse'] = String,
): Persisted<string> => persisted({ key, area, empty: '', parse, encode: String, decode: String })

type Versioned<Value> = Omit<Schema<Value>, 'parse' | 'encode' | 'decode'> & {
  /** Stored beside the value, as `{"state": …, "version": …}`. */
  version: number
  /** @param version the version of the stored value; 0 without one */
  parse: (stored: unknown, version: number) => Value | undefined
}

const isVersioned = (stored: unknown): stored is { state: unknown; version: number } =>
  typeof stored === 'object' && stored !== null && 'state' in stored && 'version' in stored

/** A key whose shape changes with its version: `parse` takes older ones over. */
export const versioned = <Value>({ version, parse, ...schema }: Versioned<Value>): Persisted<Value> =>
  persisted({
    ...schema,
    parse: (stored) => (isVersioned(stored) ? parse(stored.state, stored.version) : parse(stored, 0)),
    encode: (state) => JSON.stringify({ state, version }),
  })

/** The storage of a zustand store; the key itself knows versions and older shapes. */
export const storeIn = <Value>({
  read,
  write,
  clear,
}: Omit<Persisted<Value>, 'subscribe'>): PersistStorage<Value> => ({
  getItem: () => ({ state: read() }),
  setItem: (_name, { state }) => void write(state),
  removeItem: clear,
})
