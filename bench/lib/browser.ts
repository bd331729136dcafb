import { chromium, type Browser } from '@playwright/test'
import { BROWSER_FLAGS } from '../../e2e/support/browser-flags'

/** A headless Chromium that the measurement must close. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: BROWSER_FLAGS })
