import { vi } from 'vitest'

/** A wait that takes this long (ms) never ends. Other work may keep the processors busy, so nothing is late before that. */
export const PATIENCE_MS = 30_000

type Kept = typeof vi & { waitForASecond?: typeof vi.waitFor }

// Of its own a wait fails after a second. Files that share a process find it changed by the first of them.
const kept = vi as Kept
const waitForASecond = (kept.waitForASecond ??= vi.waitFor)
vi.waitFor = (callback, options) =>
  waitForASecond(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
