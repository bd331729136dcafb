import { useEffect } from 'react'
import type { CartEntries } from '../../catalogue'
import { loadEntries } from '../load-entries'
import { useCart } from '../store'

/** The entries for a page that was built without them; null until they are here, or are known not to come. */
export const useLoadedEntries = (): CartEntries | null => {
  const entries = useCart((cart) => cart.entries)
  useEffect(() => {
    if (!entries) void loadEntries()
  }, [entries])
  return entries
}
