import { vi } from 'vitest'

/** A wait that takes this long (ms) never ends. Other work may keep the processors busy, so nothing is late before that. */
export const PATIENCE_MS = 30_000

type Kept = typeof vi & { waitForASecond?: typeof vi.waitFor }

// Without a timeout vitest ends a wait after a second. Files in one process share `vi`: the first of them keeps the original.
const kept = vi as Kept
const waitForASecond = (kept.waitForASecond ??= vi.waitFor)
vi.waitFor = (callback, options) =>
  waitForASecond(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
