import type { Page } from '@playwright/test'

/** In ms: the shortest that a toast stays. */
const SHORTEST = 2000

/**
 * Toasts stay until somebody dismisses them, on every page from the next one on: they go after seconds, which a busy machine may
 * need for a look.
 */
export const keepToasts = (page: Page) =>
  page.addInitScript((shortest) => {
    const later = window.setTimeout.bind(window)
    const never = 0
    const keep = (task: () => void, ms = 0) => (ms < shortest ? later(task, ms) : never)
    window.setTimeout = keep as typeof window.setTimeout
  }, SHORTEST)
