import { persisted, type Persisted, type Schema } from './persisted'

type Versioned<Value> = Omit<Schema<Value>, 'parse' | 'encode' | 'decode'> & {
  /** Stored beside the value, as `{"state": …, "version": …}`. */
  version: number
  /** @param version that it was stored under; 0 without one */
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
