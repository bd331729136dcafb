import type { PersistStorage } from 'zustand/middleware'

/** What lies under one storage key. */
export type Schema<Value> = {
  key: string
  /** `local` until the visitor clears it; `session` until the tab closes. */
  area: 'local' | 'session'
  /** What counts where nothing is stored, or nothing that fits. */
  empty: Value
  /**
   * What was stored as a value; undefined where it does not fit. Storage can be old, edited or broken. Text that is no
   * JSON comes as it is.
   * @param version that it was stored under; 0 without one
   */
  parse: (stored: unknown, version: number) => Value | undefined
  /**
   * Stored beside the value, as `{"state": …, "version": …}`. Without one the value stands bare, in a shape that others
   * read too: its version is that shape.
   */
  version?: number
  /** The value is a text and stands as it is, without the quotes of JSON. */
  isText?: boolean
}

export type Persisted<Value> = {
  /** Read it after mount only: the server's HTML knows nothing of it. */
  read: () => Value
  /** True when the browser keeps it; else it lasts as long as this page view. */
  write: (value: Value) => boolean
  clear: () => void
  /** Calls back with what another tab has written or cleared. */
  subscribe: (onChange: (value: Value) => void) => () => void
}

const TEST_KEY = 'storage-test'

/** The browser's storage; undefined where it hands none out. A full one still gives what it holds, and lets go of it. */
const open = (area: Schema<unknown>['area']): Storage | undefined => {
  try {
    return window[`${area}Storage`]
  } catch {
    return undefined
  }
}

/** The same for writing, tested with a test key (spec 5). @throws DOMException where it is blocked or full */
const openForWriting = (area: Schema<unknown>['area']): Storage => {
  const storage = window[`${area}Storage`]
  storage.setItem(TEST_KEY, TEST_KEY)
  storage.removeItem(TEST_KEY)
  return storage
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isVersioned = (stored: unknown): stored is { state: unknown; version: number } =>
  typeof stored === 'object' && stored !== null && 'state' in stored && 'version' in stored

const parseText = <Value>({ parse, isText, version }: Schema<Value>, text: string): Value | undefined => {
  const stored = isText ? text : parseJson(text)
  return version !== undefined && isVersioned(stored) ? parse(stored.state, stored.version) : parse(stored, 0)
}

const toText = <Value>({ isText, version }: Schema<Value>, value: Value): string =>
  isText ? String(value) : JSON.stringify(version === undefined ? value : { state: value, version })

/**
 * The one reader and writer of a storage key. It never throws: what is corrupt counts as empty, what is not kept (storage
 * is full or blocked) lasts as long as the page view, and each is said once on the console.
 */
export const persisted = <Value>(schema: Schema<Value>): Persisted<Value> => {
  const { key, area, empty } = schema
  const said = new Set<string>()
  /** What the browser did not take, for as long as what it holds instead stays the same. */
  let refused: { text: string; instead: string | null } | undefined

  const sayOnce = (problem: string, ...detail: unknown[]): void => {
    if (!said.has(problem)) console.warn(`${key} ${problem} in this browser.`, ...detail)
    said.add(problem)
  }
  const valueOf = (text: string | null): Value => {
    if (text === null) return empty
    const value = parseText(schema, text)
    if (value === undefined) sayOnce('makes no sense and counts as empty')
    return value ?? empty
  }
  const stored = (): string | null => open(area)?.getItem(key) ?? null

  return {
    read: () => {
      const text = stored()
      if (refused?.instead !== text) refused = undefined
      return valueOf(refused ? refused.text : text)
    },
    write: (value) => {
      const text = toText(schema, value)
      refused = undefined
      try {
        openForWriting(area).setItem(key, text)
      } catch (error) {
        refused = { text, instead: stored() }
        sayOnce('was not saved', error)
      }
      return !refused
    },
    clear: () => {
      refused = undefined
      open(area)?.removeItem(key)
    },
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== open(area)) return
        // Without a key everything was cleared.
        if (event.key === key || event.key === null) onChange(valueOf(event.newValue))
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
  isOne: (text: string) => boolean = () => true,
): Persisted<string> =>
  persisted({
    key,
    area,
    empty: '',
    isText: true,
    parse: (text) => (typeof text === 'string' && isOne(text) ? text : undefined),
  })

/** Where a zustand store keeps itself; versions and older shapes are the schema's affair. */
export const storeIn = <Value>({
  read,
  write,
  clear,
}: Omit<Persisted<Value>, 'subscribe'>): PersistStorage<Value> => ({
  getItem: () => ({ state: read() }),
  setItem: (_name, { state }) => void write(state),
  removeItem: clear,
})
