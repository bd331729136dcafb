import { vi } from 'vitest'

/** The timeout of every wait in tests, in ms. It is long because other work may keep the processors busy. */
export const PATIENCE_MS = 30_000

// Vitest's own timeout is one second. Files in one process share `vi`, so the first one saves the original function.
const shared = vi as typeof vi & { waitForASecond?: typeof vi.waitFor }
const waitForASecond = (shared.waitForASecond ??= vi.waitFor)
vi.waitFor = (callback, options) =>
  waitForASecond(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
