import { chromium, type Browser } from '@playwright/test'
import { BROWSER_FLAGS } from '../../e2e/support/browser-flags'
import type { BenchContext, Row } from '../types'

/** How a context is opened that shows pages as a phone does. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * Starts a host and a headless Chromium, measures, and stops both.
 * @param flags of Chromium, in addition to those of the journeys
 */
export async function withBrowser(
  { startHost, provideChromium }: BenchContext,
  measure: (browser: Browser, origin: string) => Promise<Row[]>,
  flags: readonly string[] = [],
): Promise<Row[]> {
  const host = await startHost()
  try {
    const executablePath = await provideChromium()
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...flags] })
    try {
      return await measure(browser, host.origin)
    } finally {
      await browser.close()
    }
  } finally {
    await host.stop()
  }
}
