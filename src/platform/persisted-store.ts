import type { PersistStorage } from 'zustand/middleware'
import type { Persisted } from './persisted'

/** Where a zustand store keeps itself; versions and older shapes are the key's affair. */
export const storeIn = <Value>({
  read,
  write,
  clear,
}: Omit<Persisted<Value>, 'subscribe'>): PersistStorage<Value> => ({
  getItem: () => ({ state: read() }),
  setItem: (_name, { state }) => void write(state),
  removeItem: clear,
})
